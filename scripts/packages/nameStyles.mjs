/**
 * Gives each styled component of the built @console/ui a name of its own. By themselves they are counted as they are
 * loaded, and a server and a browser load in different orders: the one's class names would mean something else to the other.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from './entries.mjs';

const dist = path.join(root, 'packages', 'ui', 'dist');
const NAME_LENGTH = 8;

/** `styled.div`, `styled(Link)`, `styled.a.attrs(…)`: whether a tag of a template makes a component. */
const isStyled = (node) => {
  if (node.type === 'Identifier') return node.name === 'styled';
  if (node.type === 'MemberExpression') return isStyled(node.object);
  return node.type === 'CallExpression' && isStyled(node.callee);
};

/** The ends of all such tags below a node, in their order. */
const tagEnds = (node) => {
  if (node === null || typeof node !== 'object') return [];
  const below = Object.values(node).flatMap((one) => (Array.isArray(one) ? one.flatMap(tagEnds) : tagEnds(one)));
  return node.type === 'TaggedTemplateExpression' && isStyled(node.tag) ? [node.tag.end, ...below] : below;
};

const named = (file, text) => {
  const { program } = parseSync(file, text);
  const name = path.relative(dist, file).split(path.sep).join('/');
  let made = '';
  let at = 0;
  for (const [index, end] of tagEnds(program)
    .toSorted((a, b) => a - b)
    .entries()) {
    const id = createHash('sha256').update(`${name} ${index}`).digest('hex').slice(0, NAME_LENGTH);
    made += `${text.slice(at, end)}.withConfig({ componentId: 'cx-${id}' })`;
    at = end;
  }
  return made + text.slice(at);
};

for (const file of readdirSync(dist, { recursive: true }).map((one) => path.join(dist, one))) {
  if (!file.endsWith('.js')) continue;
  const text = readFileSync(file, 'utf8');
  if (text.includes('styled') && !text.includes('withConfig')) writeFileSync(file, named(file, text));
}
