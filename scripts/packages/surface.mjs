/** What an entry of a built package promises, as text: each name that it exports, with its declaration. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const parsed = new Map();

const parse = (file) => {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const made = { file, text, body: program.body, comments };
  parsed.set(file, made);
  return made;
};

/** What stands between two places, without comments and without the empty lines that they leave. */
const written = ({ text, comments }, start, end) => {
  let kept = '';
  let at = start;
  for (const comment of comments) {
    if (comment.start < at || comment.end > end) continue;
    kept += text.slice(at, comment.start);
    at = comment.end;
  }
  return (kept + text.slice(at, end)).replaceAll(/[ \t]+$/gm, '').replaceAll(/\n{2,}/g, '\n');
};

const besides = ({ file }, source) => {
  const found = path.join(path.dirname(file), source.replace(/\.js$/, '.d.ts'));
  if (!existsSync(found)) throw new Error(`${file} names ${source}, which is not there`);
  return parse(found);
};

const namesOf = (declaration) =>
  declaration.type === 'VariableDeclaration'
    ? declaration.declarations.map(({ id }) => id.name)
    : [declaration.id?.name].filter((name) => name !== undefined);

const isDeclaration = ({ type }) => /^(TS.*|Variable|Function|Class)Declaration$|^TSDeclareFunction$/.test(type);

/** Each declaration of a module by its name, exported or not; overloads and merged ones together. */
const declarationsOf = (module) => {
  const all = new Map();
  for (const node of module.body) {
    const declaration = node.declaration ?? node;
    if (!isDeclaration(declaration)) continue;
    const text = written(module, declaration.start, declaration.end).replace(/^declare /, '');
    for (const name of namesOf(declaration)) all.set(name, [...(all.get(name) ?? []), text]);
  }
  return all;
};

const importsOf = (module) =>
  new Map(
    module.body
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source, specifiers }) =>
        specifiers.map(({ local, imported }) => [
          local.name,
          { source: source.value, name: imported?.name ?? 'default' },
        ]),
      ),
  );

const nameOf = (node) => node.name ?? node.value;

const isOwn = (source) => source.startsWith('.');
const foreign = (source, name) => ({ key: `${source}#${name}`, texts: [`from '${source}' ${name}`] });

/** What a name means in a module: where it is declared, and its declarations. Undefined for a name of the language. */
const meaningOf = (module, name) => {
  const texts = declarationsOf(module).get(name);
  if (texts !== undefined) return { key: `${module.file}#${name}`, name, module, texts };
  const imported = importsOf(module).get(name);
  if (imported === undefined) return undefined;
  if (!isOwn(imported.source)) return foreign(imported.source, imported.name);
  return exportOf(besides(module, imported.source), imported.name);
};

const exportOf = (module, name) => {
  const found = exportsOf(module).names.get(name);
  if (found === undefined) throw new Error(`${module.file} does not export ${name}`);
  return found;
};

/** The names that a module exports with what they mean, and the packages and entries all of which it hands on. */
const exportsOf = (module, entryNames = new Map()) => {
  const names = new Map();
  const whole = [];
  const all = (source) => {
    if (!isOwn(source)) return whole.push(source);
    const inner = besides(module, source);
    const entry = entryNames.get(inner.file);
    if (entry !== undefined) return whole.push(entry);
    const handed = exportsOf(inner, entryNames);
    for (const [name, meaning] of handed.names) names.set(name, meaning);
    return whole.push(...handed.whole);
  };
  const some = ({ source, specifiers }) => {
    for (const { local, exported } of specifiers) {
      const name = nameOf(local);
      const meaning =
        source === null
          ? meaningOf(module, name)
          : isOwn(source.value)
            ? exportOf(besides(module, source.value), name)
            : foreign(source.value, name);
      if (meaning === undefined) throw new Error(`${module.file} exports ${name}, which nothing declares`);
      names.set(nameOf(exported), meaning);
    }
  };
  for (const node of module.body) {
    if (node.type === 'ExportAllDeclaration') all(node.source.value);
    if (node.type === 'ExportDefaultDeclaration') {
      const text = written(module, node.declaration.start, node.declaration.end);
      names.set('default', { key: `${module.file}#default`, module, texts: [text] });
    }
    if (node.type !== 'ExportNamedDeclaration') continue;
    if (node.declaration === null) some(node);
    else for (const name of namesOf(node.declaration)) names.set(name, meaningOf(module, name));
  }
  return { names, whole };
};

/** What the exported names rest on without being exported themselves: a change of it is a change of theirs. */
const behind = (names) => {
  const known = new Set([...names.values()].map(({ key }) => key));
  const found = [];
  const waiting = [...names.values()];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { module, texts } = one;
    if (module === undefined) continue;
    for (const [name] of texts.join('\n').matchAll(/\b[A-Za-z_$][\w$]*\b/g)) {
      const meaning = meaningOf(module, name);
      if (meaning === undefined || meaning.module === undefined || known.has(meaning.key)) continue;
      known.add(meaning.key);
      found.push(meaning);
      waiting.push(meaning);
    }
  }
  return found.toSorted((a, b) => (a.key < b.key ? -1 : 1));
};

const block = (title, { texts }) => `${title}\n  ${texts.join('\n').replaceAll('\n', '\n  ')}`;
const sorted = (all) => all.toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The surface of an entry: `{ name, types }` of `entriesOf`; `entries` are all that there are. */
export const surfaceOf = ({ name, types }, entries) => {
  const entryNames = new Map(entries.map((entry) => [entry.types, entry.name]));
  const { names, whole } = exportsOf(parse(types), entryNames);
  const parts = [
    `// What ${name} exports. Written by \`pnpm api:accept\`.`,
    ...whole.toSorted((a, b) => (a < b ? -1 : 1)).map((one) => `export * from '${one}'`),
    ...sorted([...names]).map(([exported, meaning]) => block(exported, meaning)),
    ...behind(names).map((meaning) => block(`(behind) ${meaning.name}`, meaning)),
  ];
  return `${parts.join('\n\n')}\n`;
};
