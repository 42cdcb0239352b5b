import type { CallOutcome, InsuranceReason, InsuranceStepState, InsuranceToolKind } from '@console/api/contract';
import { asAttribute, asData, type ChatTool } from '../../../models/index.js';
import { calculate, Uncountable } from './calculate.js';
import type { Scope } from './insurance.store.js';
import type { InsuranceDeps, OfferedFunction } from './insuranceDeps.js';
import type { SeenPassages } from './seenPassages.js';

const PASSAGES = 6;
const LONGEST_QUERY = 500;
/** Characters of a call's reply that the model is given. */
const LONGEST_RESULT = 4_000;

/** What came of a step. */
export interface Performed {
  readonly state: InsuranceStepState;
  /** For the model. */
  readonly told: string;
  /** For the reader, who is told a reason in words of their own language. */
  readonly shown: string;
  /** Why it brought nothing. Left out where it did. */
  readonly reason?: InsuranceReason;
  /** Numbers of the references that it brought. */
  readonly found: readonly number[];
  /** Sentences that were kept from the model, since they told it what to do. Left out: none. */
  readonly leftOut?: number;
}

export interface Argument {
  readonly name: string;
  readonly value: string;
}

/** What the model may do. */
export interface Toolbox {
  readonly tools: readonly ChatTool[];
  /** What a reader calls it. */
  nameOf(tool: string): { readonly kind: InsuranceToolKind; readonly name: string };
  /** Never throws for what the model says: that is told to it, too. Throws the signal's reason when aborted. */
  perform(tool: string, values: readonly Argument[], signal: AbortSignal): Promise<Performed>;
}

/** A step that was not made; `why` is for the model. */
export const refused = (reason: InsuranceReason, why: string): Performed => ({
  state: 'refused',
  told: `error: ${why}`,
  shown: '',
  reason,
  found: [],
});

const callReasons: Readonly<Record<Exclude<CallOutcome, 'answered'>, InsuranceReason>> = {
  failed: 'call_failed',
  no_reply: 'no_reply',
  not_allowed: 'not_allowed',
  stopped: 'call_stopped',
};

const objectOf = (properties: object, required: readonly string[]): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const own: readonly ChatTool[] = [
  {
    name: 'search',
    description:
      'Looks for passages in the documents on insurance. Search for one thing at a time, in the words of the documents.',
    parameters: objectOf({ query: { type: 'string', description: 'What is looked for.' } }, ['query']),
  },
  {
    name: 'read_page',
    description: 'Reads what stands around a passage that was found, in its document.',
    parameters: objectOf({ passage: { type: 'integer', description: 'The number of the passage.' } }, ['passage']),
  },
  {
    name: 'calculate',
    description:
      'Works out an expression exactly: numbers, + - * / ^, % after a number, brackets, min max sum round(x, places), days(from, to), months(date, n), and dates as 2026-03-01. Every figure that is not in a passage has to come from here.',
    parameters: objectOf({ expression: { type: 'string', description: 'E.g. (50000 - 100) * 80%' } }, ['expression']),
  },
];

const kinds: Readonly<Record<string, InsuranceToolKind>> = {
  search: 'searching',
  read_page: 'reading',
  calculate: 'calculating',
};

const schemaOf = ({ type, description, choices }: OfferedFunction['parameters'][number]): object => {
  const words = description === '' ? {} : { description };
  if (type === 'date') return { type: 'string', format: 'date', ...words };
  return { type, ...words, ...(choices !== undefined && { enum: choices }) };
};

/** Functions are numbered: the names that people give are not those that services take. */
const functionTool = ({ name, description, parameters }: OfferedFunction, at: number): ChatTool => ({
  name: `function_${at + 1}`,
  description: description === '' ? name : `${name}: ${description}`,
  parameters: objectOf(
    Object.fromEntries(parameters.map((one) => [one.name, schemaOf(one)])),
    parameters.filter(({ required, place }) => required || place === 'path').map((one) => one.name),
  ),
});

export interface ToolboxWanted extends Pick<InsuranceDeps, 'documents' | 'functions'> {
  readonly scope: Scope;
  readonly offered: readonly OfferedFunction[];
  readonly seen: SeenPassages;
  readonly positions: (chunkIds: readonly string[]) => Promise<ReadonlyMap<string, number[][]>>;
}

/** What may be done for one question: looking into the bases that its asker sees, calling their functions, calculating. */
export const toolbox = ({ documents, functions, scope, offered, seen, positions }: ToolboxWanted): Toolbox => {
  const knowledgeBaseIds = scope.bases.map(({ id }) => id);
  const baseWeights = new Map(scope.bases.map(({ id, weight }) => [id, weight]));
  const calls = offered.map(functionTool);
  const tools = [...own.filter(({ name }) => name === 'calculate' || knowledgeBaseIds.length > 0), ...calls];

  const passages = (numbers: readonly number[]): Performed => ({
    state: 'done',
    told: seen.forModel(numbers),
    shown: seen.forReader(numbers),
    found: numbers,
    leftOut: seen.leftOut(numbers),
  });

  const search = async (query: string, signal: AbortSignal): Promise<Performed> => {
    const question = query.trim().slice(0, LONGEST_QUERY);
    if (question === '') return refused('nothing_asked', 'query is empty');
    const found = await documents.retrieve({ knowledgeBaseIds, question, limit: PASSAGES, baseWeights, signal });
    if (found.length === 0) return { state: 'done', told: 'Nothing was found. Try other words.', shown: '', found: [] };
    return passages(found.slice(0, PASSAGES).map((passage) => seen.found(passage, question)));
  };

  const readAround = async (given: string): Promise<Performed> => {
    const reference = seen.find(Number(given));
    // Only what a search has brought is open: a number is no way to other documents.
    if (reference === undefined || reference.call !== undefined)
      return refused('no_such_passage', 'no passage of this number was found');
    const around = await documents.textAround(reference.documentId, [reference.chunkId]);
    if (around.length === 0) return refused('document_gone', 'the document is gone');
    const where = await positions(around.map(({ chunkId }) => chunkId));
    return passages(
      around.map(({ chunkId, chunkIndex, heading, content, place }) =>
        seen.near({
          n: 0,
          chunkId,
          chunkIndex,
          documentId: reference.documentId,
          documentName: reference.documentName,
          knowledgeBaseName: reference.knowledgeBaseName,
          heading: [...heading],
          content,
          positions: (where.get(chunkId) ?? []).map(([page = 1, left = 0, right = 0, top = 0, bottom = 0]) => [
            page,
            left,
            right,
            top,
            bottom,
          ]),
          ...(place !== undefined && { place: { ...place } }),
        }),
      ),
    );
  };

  const work = (expression: string): Performed => {
    try {
      const result = calculate(expression);
      return { state: 'done', told: `${expression} = ${result}`, shown: `${expression} = ${result}`, found: [] };
    } catch (error) {
      if (error instanceof Uncountable) return refused('not_calculable', error.message);
      throw error;
    }
  };

  const call = async (one: OfferedFunction, values: readonly Argument[], signal: AbortSignal): Promise<Performed> => {
    const made = await functions.call({ id: one.id, knowledgeBaseIds, values, signal });
    signal.throwIfAborted();
    if ('refused' in made) return refused('call_refused', made.refused);
    const n = seen.called(one, values, made);
    const state = made.status === null ? made.outcome : `${made.outcome}, HTTP ${made.status}`;
    const body = seen.shown(n).slice(0, LONGEST_RESULT);
    return {
      state: made.outcome === 'answered' ? 'done' : 'failed',
      told: `<result n="${n}" function="${asAttribute(one.name)}" state="${state}">\n${asData(body)}\n</result>`,
      shown: body,
      ...(made.outcome !== 'answered' && { reason: callReasons[made.outcome] }),
      found: [n],
      leftOut: seen.leftOut([n]),
    };
  };

  const functionOf = (tool: string): OfferedFunction | undefined =>
    offered[calls.findIndex(({ name }) => name === tool)];

  return {
    tools,
    nameOf: (tool) => {
      const known = kinds[tool];
      if (known !== undefined) return { kind: known, name: tool };
      const one = functionOf(tool);
      return one === undefined ? { kind: 'other', name: tool.slice(0, 64) } : { kind: 'function', name: one.name };
    },
    perform: async (tool, values, signal) => {
      const valueOf = (name: string): string | undefined => values.find((one) => one.name === name)?.value;
      if (!tools.some(({ name }) => name === tool))
        return refused(
          'unknown_tool',
          `there is no tool of this name; there are ${tools.map(({ name }) => name).join(', ')}`,
        );
      const one = functionOf(tool);
      if (one !== undefined) return call(one, values, signal);
      const [needed] = tool === 'search' ? ['query'] : tool === 'read_page' ? ['passage'] : ['expression'];
      const given = valueOf(needed ?? '');
      if (given === undefined) return refused('missing_argument', `the argument ${needed} is missing`);
      if (tool === 'search') return search(given, signal);
      return tool === 'read_page' ? readAround(given) : work(given);
    },
  };
};
