import type { WriteRecord } from '../../http/writeRecord.js';

const LONGEST = 500;
/** Names of fields that say which things a call is about. */
const naming = /^(?:id|ids|idList|.+(?:Id|Ids))$/;
const id = /^[A-Za-z0-9_-]{1,64}$/;

const isId = (value: unknown): value is string => typeof value === 'string' && id.test(value);

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isId) : isId(value) ? [value] : []);

const fieldsOf = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.entries(part) : [];

/**
 * The things that a call was about, e.g. `id=u1 roleIds=r1,r2`: ids alone, never what people typed. What it made stands
 * first, as `id`.
 */
export const auditSubjects = ({ input: { params, query, body }, answer }: Pick<WriteRecord, 'input' | 'answer'>) => {
  const sent = [...fieldsOf(params), ...fieldsOf(query), ...fieldsOf(body)].filter(([name]) => naming.test(name));
  const made = fieldsOf(answer).filter(([name]) => name === 'id' && !sent.some(([other]) => other === name));
  return [...made, ...sent]
    .flatMap(([name, value]) => {
      const ids = idsOf(value);
      return ids.length === 0 ? [] : [`${name}=${ids.join(',')}`];
    })
    .join(' ')
    .slice(0, LONGEST);
};
