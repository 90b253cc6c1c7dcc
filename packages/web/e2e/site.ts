import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, siteOf } from '../serve.ts';
import { addressOf, type Begin } from './play.ts';

const DIST = join(import.meta.dirname, '../dist');

/** A web host for one test. It can publish a new version of the page, and go offline. */
export class Site {
  readonly #folder = mkdtempSync(join(tmpdir(), 'methuselah-'));
  readonly #server: Server = siteOf(this.#folder);
  #port = 0;

  static async open(): Promise<Site> {
    const site = new Site();
    cpSync(DIST, site.#folder, { recursive: true });
    site.#port = await listen(site.#server, 0, false);
    return site;
  }

  address(how: Begin = {}): string {
    return `http://localhost:${this.#port}/${addressOf(how).slice(2)}`;
  }

  /**
   * Replaces the page by another version: all assets get new names, and no old one is left. Files in `leaving` stay as they were.
   */
  publish(version: string, leaving: readonly string[] = []): void {
    const assets = join(this.#folder, 'assets');
    const left = new Map(leaving.map((name) => [name, readFileSync(join(this.#folder, name))]));
    const renamed = new Map(
      readdirSync(assets).map((name) => [name, name.replace(/\.\w+$/, `${version}$&`)]),
    );
    for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
    const texts = [...renamed.values()]
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => `assets/${name}`);
    for (const file of [...texts, 'index.html', 'sw.js'])
      this.#change(file, (text) => {
        for (const [name, other] of renamed) text = text.replaceAll(name, other);
        return text;
      });
    this.#change('index.html', (text) => text.replace('<html', `<html data-version="${version}"`));
    this.#change('sw.js', (text) =>
      text.replace(/\b[0-9a-f]{12}\b/, (hash) => hash.slice(version.length) + version),
    );
    for (const [name, text] of left) writeFileSync(join(this.#folder, name), text);
  }
  #change(file: string, change: (text: string) => string): void {
    const path = join(this.#folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }

  /** Stops the server and deletes its files. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
    rmSync(this.#folder, { recursive: true });
  }
}
