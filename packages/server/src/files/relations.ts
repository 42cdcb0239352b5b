import type { Archive } from './archive.js';
import { readXml } from './readXml.js';

/** Where a part points to, relative to itself. */
const resolve = (from: string, target: string): string => new URL(target, `http://x/${from}`).pathname.slice(1);

/** What a part of an Office file points to, by id: the kind, and the other part's name. Empty where it points to nothing. */
export const relationsOf = async (
  archive: Archive,
  part: string,
): Promise<Map<string, { type: string; target: string }>> => {
  const found = new Map<string, { type: string; target: string }>();
  const at = part.lastIndexOf('/') + 1;
  const xml = archive.open(`${part.slice(0, at)}_rels/${part.slice(at)}.rels`);
  if (xml === null) return found;
  await readXml(xml, {
    open: ({ name, attribute }) => {
      const [id, type = '', target] = ['Id', 'Type', 'Target'].map(attribute);
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      found.set(id, { type: type.split('/').at(-1) ?? '', target: resolve(part, target) });
    },
  });
  return found;
};
