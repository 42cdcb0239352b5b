import type { CaseCause, CaseFact, CaseFactKind } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { citedBases, hiddenSources, type Reader } from '../../../visibility/index.js';

/** Below this share of its characters in chunks, a page counts as poorly read. */
const WELL_READ = 0.9;
/** Characters of a question that hardly tells what is asked, alone and after another one. */
const SHORT = 4;
const SHORT_AFTER = 10;

/** What each fact speaks for. */
const causeOf: Readonly<Record<CaseFactKind, CaseCause>> = {
  nothingFound: 'missing',
  cutOff: 'model',
  changed: 'wrongChunk',
  removed: 'wrongChunk',
  readByOcr: 'badParse',
  readPoorly: 'badParse',
  short: 'unclear',
  followUp: 'unclear',
  promptChanged: 'prompt',
};

/** Where as many facts speak for one as for another, the one that comes first here. */
const causes: readonly CaseCause[] = ['missing', 'wrongChunk', 'badParse', 'unclear', 'model', 'prompt'];

interface Passage {
  chunkId: string;
  documentId: string;
  name: string;
  removed: boolean;
  changed: boolean;
  scanned: boolean;
  poor: boolean;
}

interface Asked {
  question: string;
  place: number;
  status: string;
  notice: string | null;
  cited: number;
  alone: boolean;
  promptChanged: boolean;
}

const passagesOf = (db: Queryable, id: string): Promise<Passage[]> =>
  db.query<Passage>(sql`
    select one ->> 'chunkId' as "chunkId", one ->> 'documentId' as "documentId", one ->> 'documentName' as name,
      c.id is null or not c.enabled or d.id is null or not d.enabled as removed,
      coalesce(c.updated_at > s.created_at, false) as changed,
      exists (select 1 from jsonb_array_elements(d.pages) p where p ? 'confidence') as scanned,
      exists (
        select 1 from jsonb_array_elements(d.pages) p
        where (p ->> 'failed')::boolean or (p ->> 'covered')::float8 < ${WELL_READ}::float8 * (p ->> 'characters')::float8
      ) as poor
    from sessions s cross join jsonb_array_elements(s.passages) one
    left join chunks c on c.id = one ->> 'chunkId' left join documents d on d.id = one ->> 'documentId'
    where s.id = ${id} and not one ? 'faqId' and not one ? 'call'
      -- A file of the conversation is nobody's but its owner's to mend.
      and not exists (select 1 from dialogue_files f where f.id = one ->> 'documentId')
    order by (one ->> 'n')::int`);

const askedOf = async (db: Queryable, id: string): Promise<Asked | undefined> => {
  const [asked] = await db.query<Asked>(sql`
    select s.question, s.place, s.status, s.notice, jsonb_array_length(s.passages) as cited, s.assistant_id is null as alone,
      exists (select 1 from assistant_versions v where v.assistant_id = s.assistant_id and v.made_at > s.created_at)
        or exists (
          select 1 from kb_params_versions v where v.made_at > s.created_at and v.knowledge_base_id in (${citedBases})
        ) as "promptChanged"
    from sessions s where s.id = ${id}`);
  return asked;
};

const kindsOf = ({ question, place, status, notice, cited, alone, promptChanged }: Asked): CaseFactKind[] => {
  const length = [...question.trim()].length;
  const broke = status === 'interrupted' || status === 'failed' || notice === 'cut_short';
  const nothing = !alone && status === 'done' && cited === 0;
  return [
    ...(nothing ? ['nothingFound' as const] : []),
    ...(broke ? ['cutOff' as const] : []),
    ...(length <= SHORT ? ['short' as const] : []),
    ...(place > 1 && length > SHORT && length <= SHORT_AFTER ? ['followUp' as const] : []),
    ...(promptChanged ? ['promptChanged' as const] : []),
  ];
};

/** What is known of an answer that speaks for a cause; of a hidden base no more than that. */
export const caseFactsOf = async (db: Queryable, id: string, reader: Reader): Promise<CaseFact[]> => {
  const asked = await askedOf(db, id);
  if (asked === undefined) return [];
  const passages = await passagesOf(db, id);
  const hidden = await hiddenSources(db, reader, passages);
  const of = (kind: CaseFactKind, passage?: Passage): CaseFact => {
    const seen = passage !== undefined && !hidden.has(passage.documentId) ? passage : undefined;
    return {
      kind,
      cause: causeOf[kind],
      name: seen?.name ?? '',
      chunkId: seen?.chunkId ?? null,
      documentId: seen?.documentId ?? null,
    };
  };
  return [
    ...kindsOf(asked).map((kind) => of(kind)),
    ...passages.flatMap((passage) => [
      ...(passage.removed ? [of('removed', passage)] : []),
      ...(passage.changed && !passage.removed ? [of('changed', passage)] : []),
      ...(passage.poor ? [of('readPoorly', passage)] : []),
      ...(passage.scanned && !passage.poor ? [of('readByOcr', passage)] : []),
    ]),
  ];
};

/** The cause that most facts speak for; null: there are none. */
export const suggestedCause = (facts: readonly CaseFact[]): CaseCause | null => {
  const votes = causes.map((cause) => ({ cause, votes: facts.filter((fact) => fact.cause === cause).length }));
  const most = Math.max(...votes.map((one) => one.votes));
  return most === 0 ? null : (votes.find((one) => one.votes === most)?.cause ?? null);
};
