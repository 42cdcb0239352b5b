import type { Language, Messages } from '../http/messages.js';
import { wordsOf } from '../http/messages.js';
import type { ServedDocument, ServedOperation } from './apiDocument.js';
import type { PageWords } from './apiPage.words.js';
import { type SchemaRow, schemaRows } from './schemaRows.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** One call of the document. */
export interface Call {
  readonly path: string;
  /** In capital letters. */
  readonly method: string;
  readonly operation: ServedOperation;
}

export interface CallHtmlOptions {
  readonly document: ServedDocument;
  readonly words: PageWords;
  readonly messages: Messages;
  readonly language: Language;
}

const cell = (html: string, kind = ''): string => `<td${kind === '' ? '' : ` class="${kind}"`}>${html}</td>`;

const table = (heads: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

const section = (title: string, content: string): string =>
  `<section class="part"><h4>${escapeHtml(title)}</h4>${content}</section>`;

/** Slashes and dots are good places to break a long path. */
const breakable = (escaped: string): string => escaped.replaceAll('/', '/<wbr>');

/** A path with its parameters set apart. */
const pathHtml = (path: string): string =>
  breakable(escapeHtml(path)).replace(/\{(\w+)\}/g, '<span class="slot">{$1}</span>');

const nameHtml = (name: string, required: boolean, words: PageWords): string => {
  const at = name.lastIndexOf('.') + 1;
  const above = name.slice(0, at);
  const mark = required ? ` <abbr class="required" title="${escapeHtml(words.required)}">*</abbr>` : '';
  return `<code>${above === '' ? '' : `<span class="above">${escapeHtml(above)}</span>`}${escapeHtml(name.slice(at))}</code>${mark}`;
};

const rulesHtml = (rules: readonly string[], description = ''): string =>
  [...rules.map((rule) => `<span class="rule">${escapeHtml(rule)}</span>`), escapeHtml(description)]
    .filter((part) => part !== '')
    .join(' ');

const schemaTable = (rows: readonly SchemaRow[], words: PageWords): string => {
  const { name, type, rules } = words.columns;
  const [first] = rows;
  if (rows.length === 1 && first?.name === '') {
    return `<p class="plain"><code class="type">${escapeHtml(first.type)}</code> ${rulesHtml(first.rules)}</p>`;
  }
  return table(
    [name, type, rules],
    rows.map(
      (row) =>
        `<tr>${cell(nameHtml(row.name, row.required, words), 'name')}${cell(`<code class="type">${escapeHtml(row.type)}</code>`)}${cell(rulesHtml(row.rules, row.description), 'rules')}</tr>`,
    ),
  );
};

/** The schema of what a call answers; of an envelope, what `data` holds. */
const replyHtml = ({ operation }: Call, { document, words }: CallHtmlOptions): string => {
  const content = operation.responses['200']?.content ?? {};
  const rowsOf = (schema: Record<string, unknown>) => schemaRows(schema, document.components.schemas, words.units);
  const stream = content['text/event-stream'];
  if (stream) return `<p class="plain">${escapeHtml(words.stream)}</p>${schemaTable(rowsOf(stream.schema), words)}`;
  if (content['application/octet-stream']) return `<p class="plain">${escapeHtml(words.file)}</p>`;
  const envelope = content['application/json']?.schema.properties;
  const data = typeof envelope === 'object' && envelope !== null ? Reflect.get(envelope, 'data') : undefined;
  if (typeof data !== 'object' || data === null) return `<p class="plain">${escapeHtml(words.nothingBack)}</p>`;
  const rows = rowsOf(data);
  const nothing = rows.length === 1 && rows[0]?.name === '' && /^(?:object \| null|null)$/.test(rows[0].type);
  return nothing ? `<p class="plain">${escapeHtml(words.nothingBack)}</p>` : schemaTable(rows, words);
};

const parametersHtml = ({ operation }: Call, { document, words }: CallHtmlOptions): string => {
  if (operation.parameters.length === 0) return '';
  const { name, place, type, rules } = words.columns;
  const rows = operation.parameters.map((parameter) => {
    const [row] = schemaRows(parameter.schema, document.components.schemas, words.units);
    return `<tr>${cell(nameHtml(parameter.name, parameter.required, words), 'name')}${cell(escapeHtml(words.places[parameter.in]))}${cell(`<code class="type">${escapeHtml(row?.type ?? 'any')}</code>`)}${cell(rulesHtml(row?.rules ?? []), 'rules')}</tr>`;
  });
  return section(words.parameters, table([name, place, type, rules], rows));
};

const bodyHtml = ({ operation }: Call, { document, words }: CallHtmlOptions): string =>
  Object.entries(operation.requestBody?.content ?? {})
    .map(([type, { schema }]) =>
      section(
        `${words.body} · ${type}`,
        schemaTable(schemaRows(schema, document.components.schemas, words.units), words),
      ),
    )
    .join('');

const errorsHtml = ({ operation }: Call, { words, messages, language }: CallHtmlOptions): string => {
  const rows = Object.entries(operation.responses)
    .filter(([status]) => status !== '200')
    .flatMap(([status, { description }]) =>
      description
        .split(', ')
        .map(
          (reason) =>
            `<tr>${cell(escapeHtml(status), 'status')}${cell(`<code>${escapeHtml(reason)}</code>`)}${cell(escapeHtml(wordsOf(messages, reason, language)))}</tr>`,
        ),
    );
  const { status, reason, meaning } = words.columns;
  return section(words.errors, table([status, reason, meaning], rows));
};

/** One call, folded: method and path always in sight, the rest when opened. */
export const callHtml = (call: Call, options: CallHtmlOptions): string => {
  const { path, method, operation } = call;
  const { words } = options;
  const id = escapeHtml(operation.operationId);
  const permission = operation['x-permission'];
  const who =
    permission === undefined
      ? words.needs[operation.security.length === 0 ? 'public' : 'signedIn']
      : `${words.needs.permission} ${permission}`;
  const searched = `${method} ${path} ${operation.operationId} ${permission ?? ''}`.toLowerCase();
  const badge = operation['x-served'] ? '' : `<span class="badge">${escapeHtml(words.unserved)}</span>`;
  return `<details class="call" id="${id}" data-call="${escapeHtml(searched)}">
<summary><span class="method ${method.toLowerCase()}">${method}</span><span class="path">${pathHtml(path)}</span><span class="about">${badge}<span class="id">${id}</span></span></summary>
<div class="inside">${operation['x-served'] ? '' : `<p class="notice">${escapeHtml(words.unservedNote)}</p>`}
<p class="facts"><span>${escapeHtml(who)}</span><span>${escapeHtml(words.origin)} ${escapeHtml(words.origins[operation['x-origin']])}</span><a href="#${id}">#${id}</a></p>
${parametersHtml(call, options)}${bodyHtml(call, options)}${section(words.reply, replyHtml(call, options))}${errorsHtml(call, options)}</div>
</details>`;
};
