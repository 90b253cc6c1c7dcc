/** The document of the API as a page for people, made of the same schemas. */
import { createHash } from 'node:crypto';
import { API } from './route.ts';

/** As much of a JSON schema as ours have. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}
interface Content {
  readonly content?: { readonly 'application/json': { readonly schema: Schema } };
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 56rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
h2 { margin-top: 3rem }
h3 { margin: 2.5rem 0 .5rem }
h3 small { font-weight: normal }
pre { white-space: pre-wrap; padding: .75rem; border: 1px solid #8886; border-radius: .5rem; font-size: .85rem }
nav ul { columns: 18rem; padding-left: 1.25rem }
a { color: inherit }`;

export const DOCUMENT_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Messages of sockets: what is sent either way, and over which. */
const SOCKET_SCHEMAS: readonly string[] = ['socketUp', 'socketDown', 'lobbyUp', 'lobbyDown'];

export function documentPage({ info, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      title: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const messages = Object.entries(components.schemas).filter(([name]) => SOCKET_SCHEMAS.includes(name));
  const shapes = Object.entries(components.schemas).filter(([name]) => !SOCKET_SCHEMAS.includes(name));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(info.title)}: API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<h1>${escaped(info.title)}: API</h1>
<p>${escaped(info.description)}</p>
<p>The same for programs: <a href="${API}/openapi.json">openapi.json</a>.</p>
<nav><ul>${operations.map(({ title, operation }) => `<li>${link(operation.operationId, title)}</li>`).join('')}</ul></nav>
<main><h2>Requests</h2>${operations.map(({ title, operation }) => operationSection(title, operation)).join('')}
<h2>Messages of sockets</h2>${messages.map(([name, schema]) => shapeSection(name, schema)).join('')}
<h2>Bodies and replies</h2>${shapes.map(([name, schema]) => shapeSection(name, schema)).join('')}</main>
</body></html>
`;
}

const link = (id: string, text: string): string => `<a href="#${escaped(id)}">${escaped(text)}</a>`;

function operationSection(title: string, operation: Operation): string {
  const { operationId, summary, description = '', security, requestBody, responses } = operation;
  const body = requestBody && nameIn(requestBody);
  const replies = Object.entries(responses).flatMap(([status, reply]) => {
    const name = nameIn(reply);
    return status === 'default' ? [] : [`${status}${name === null ? '' : ` ${link(name, name)}`}`];
  });
  return `<section><h3 id="${escaped(operationId)}">${escaped(title)}</h3>
<p>${escaped(`${summary} ${description}`.trim())}</p>
<p>For ${whoMay(security)}.${body ? ` Body: ${link(body, body)}.` : ''} Reply: ${replies.join(', ')}.</p></section>`;
}

function whoMay(security: Operation['security']): string {
  if (security.length === 0) return 'anybody';
  return security.some((way) => 'bearer' in way) ? 'a cookie or a token' : 'a cookie';
}

/** The name of the schema that something has. */
const nameIn = ({ content }: Content): string | null =>
  content?.['application/json'].schema.$ref?.split('/').at(-1) ?? null;

const shapeSection = (name: string, schema: Schema): string =>
  `<section><h3 id="${escaped(name)}">${escaped(name)}</h3><pre>${escaped(shapeOf(schema))}</pre></section>`;

/** A schema as a type would be written, with what is said of it behind. */
export function shapeOf(schema: Schema, indent = ''): string {
  const { const: value, enum: values, items, properties, type, $ref } = schema;
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((each) => JSON.stringify(each)).join(' | ');
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return waysOf(ways, indent);
  if (items) {
    const item = shapeOf(items, indent);
    return item.includes(' | ') || item.includes('\n| ') ? `(${item})[]` : `${item}[]`;
  }
  if (properties) return fieldsOf(properties, schema.required ?? [], indent);
  return `${type ?? 'any'}${rangeOf(schema)}`;
}

/** Messages stand one below the other, with what is said of each above it. */
function waysOf(ways: readonly Schema[], indent: string): string {
  if (!ways.some(({ properties }) => properties)) return ways.map((way) => shapeOf(way, indent)).join(' | ');
  return ways
    .map((way) => {
      const says = way.description ? `\n${indent}// ${way.description}` : '';
      return `${says}\n${indent}| ${shapeOf(way, indent)}`;
    })
    .join('');
}

function fieldsOf(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  indent: string,
): string {
  const fields = Object.entries(properties).map(([key, field]) => {
    const isOptional = required.includes(key) ? '' : '?';
    const says = field.description ? `  // ${field.description}` : '';
    return `${indent}  ${key}${isOptional}: ${shapeOf(field, `${indent}  `)}${says}`;
  });
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`;
}

function rangeOf({ minimum, maximum, minLength, maxLength }: Schema): string {
  const [least, most] = [minimum ?? minLength, maximum ?? maxLength];
  const isOpen = most === undefined || most >= Number.MAX_SAFE_INTEGER;
  if (isOpen && (least === undefined || least <= Number.MIN_SAFE_INTEGER)) return '';
  return ` (${least ?? ''}…${isOpen ? '' : most})`;
}
