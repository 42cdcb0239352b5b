import { definition } from './lines.js';
import type { Block } from './block.js';

/** The address that a label stands for. */
export interface Definition {
  /** Lower case, with single spaces. */
  readonly label: string;
  /** As it was written. */
  readonly line: string;
}

/** Further definitions are not looked up. */
const MAX_DEFINITIONS = 200;

const normalize = (label: string): string => label.replace(/\s+/g, ' ').trim().toLowerCase();

const withLinks = (block: Block, definitions: readonly Definition[]): Block => {
  if (block.kind === 'code' || block.kind === 'definition') return block;
  const written = normalize(`${block.parts.join('')}${block.tail}`);
  const used = definitions.filter(({ label }) => written.includes(`[${label}]`));
  const links = used.map(({ line }) => line).join('\n');
  return links === block.links ? block : { ...block, links };
};

/** The block with the definitions that it uses. */
export const withDefinitions = (block: Block, definitions: readonly Definition[]): Block =>
  definitions.length === 0 ? block : withLinks(block, definitions);

interface Defining {
  readonly groups: readonly (readonly Block[])[];
  readonly definitions: readonly Definition[];
}

/** Takes a definition up. The blocks above that use it become other blocks; all others, and their groups, stay. */
export const withDefinition = <T extends Defining>(state: T, line: string): T => {
  const label = normalize(definition.exec(line)?.[1] ?? '');
  const known = state.definitions.some((other) => other.label === label);
  if (label === '' || known || state.definitions.length >= MAX_DEFINITIONS) return state;
  const definitions = [...state.definitions, { label, line: line.trim() }];
  const groups = state.groups.map((group) => {
    const next = group.map((block) => withLinks(block, definitions));
    return next.some((block, index) => block !== group[index]) ? next : group;
  });
  return { ...state, definitions, groups };
};
