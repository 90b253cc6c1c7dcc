/** How others in the network come to this server. */
import type { NetworkInterfaceInfo } from 'node:os';
import { encode } from 'uqr';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks between programs of one machine, and tunnels. */
const INWARD = /^(?:docker|br-|veth|virbr|vmnet|vbox|podman|cni|lxc|utun|tun|tap|wg|tailscale|zt)/i;
/** Addresses of homes and offices, the most usual ones first. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

/** The IPv4 addresses at which others may reach this machine, the likeliest first. */
export function addressesIn(interfaces: Interfaces): readonly string[] {
  const rank = (name: string, address: string): number => {
    const home = HOME.findIndex((each) => each.test(address));
    return (INWARD.test(name) ? HOME.length + 1 : 0) + (home < 0 ? HOME.length : home);
  };
  return Object.entries(interfaces)
    .flatMap(([name, infos = []]) =>
      infos
        // 169.254: nobody has given this machine an address.
        .filter(
          ({ family, internal, address }) => family === 'IPv4' && !internal && !/^169\.254\./.test(address),
        )
        .map(({ address }) => ({ address, rank: rank(name, address) })),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ address }) => address);
}

const LIGHT_ON_DARK = '\x1b[97;40m';
const RESET = '\x1b[0m';
/** What surrounds a code, in modules. */
const MARGIN = 2;

/** A QR code for a terminal, whatever its colours are: two rows of modules a line. */
export function qrLines(text: string): readonly string[] {
  const { data, size } = encode(text, { border: MARGIN });
  const isLight = (row: number, column: number): boolean => data[row]?.[column] !== true;
  return Array.from({ length: Math.ceil(size / 2) }, (_, line) => {
    const cells = Array.from({ length: size }, (_, column) => {
      const [upper, lower] = [isLight(2 * line, column), isLight(2 * line + 1, column)];
      return upper ? (lower ? '█' : '▀') : lower ? '▄' : ' ';
    });
    return `${LIGHT_ON_DARK}${cells.join('')}${RESET}`;
  });
}

export interface Place {
  readonly port: number;
  /** Where a proxy says that the server is; null: at its own addresses. */
  readonly publicOrigin: string | null;
  /** Is the page served, too? */
  readonly hasPage: boolean;
  /** The addresses for others; null if it is not open to them. */
  readonly others: readonly string[] | null;
  /** The columns of the terminal; 0 if there is none. */
  readonly columns: number;
}

/** What is printed when the server listens. */
export function greeting({ port, publicOrigin, hasPage, others, columns }: Place): readonly string[] {
  const here = publicOrigin === null ? `http://localhost:${port}/` : `${publicOrigin}/`;
  const lines = [`Methuselah is at ${here} (Ctrl+C ends it).`];
  if (!hasPage) lines.push('There is no page, only tables: "npm start" builds it.');
  if (others === null || publicOrigin !== null) return lines;
  const [best, ...rest] = others.map((address) => `http://${address}:${port}/`);
  if (best === undefined) return [...lines, 'This machine is in no network: nobody else can join.'];
  const code = qrLines(best);
  const fits = columns > 0 && visibleWidth(code[0]) <= columns;
  return [
    ...lines,
    `Others in your network open ${best}${fits ? ' or scan this:' : '.'}`,
    ...(fits ? ['', ...code, ''] : []),
    ...(rest.length > 0 ? [`If that does not work, they try ${rest.join(' or ')}.`] : []),
  ];
}

const visibleWidth = (line = ''): number => line.length - LIGHT_ON_DARK.length - RESET.length;
