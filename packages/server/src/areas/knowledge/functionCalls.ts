import type { Database } from '../../db/database.js';
import type { SecretBox } from '../../secrets/index.js';
import { callFunction } from './callFunction.js';
import { addressOf, type Problems, requestFrom } from './kbFunctionRules.js';
import { type CallableRow, kbFunctionStore } from './kbFunctions.store.js';

export interface FunctionCallDeps {
  readonly db: Database;
  readonly secrets: SecretBox;
  /** Hosts of our own network that functions may call, each with its port or without. */
  readonly functionHosts: readonly string[];
}

interface Wanted {
  readonly id: string;
  readonly knowledgeBaseIds: readonly string[];
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly signal: AbortSignal;
}

const hasKeys = ({ headers }: CallableRow): boolean => headers.every(({ value }) => value !== null);

/** The functions of bases, as answers call them: those enabled, with what they declare and nothing else. */
export const functionCalls = ({ db, secrets, functionHosts }: FunctionCallDeps) => {
  const callable = (knowledgeBaseIds: readonly string[]) => kbFunctionStore(db, secrets).callable(knowledgeBaseIds);
  return {
    /** Without keys, which no caller needs. One whose keys cannot be opened is not offered. */
    offered: async (knowledgeBaseIds: readonly string[]) =>
      (await callable(knowledgeBaseIds))
        .filter(hasKeys)
        .map(({ id, name, description, knowledgeBaseName, method, url, parameters, triggers }) => ({
          id,
          name,
          description,
          knowledgeBaseName,
          method,
          host: addressOf(url)?.host ?? '',
          parameters,
          triggers,
        })),

    /** Makes a call, or says why none is made. What was switched off a moment ago is not called any more. */
    call: async ({ id, knowledgeBaseIds, values, signal }: Wanted) => {
      const found = (await callable(knowledgeBaseIds)).find((one) => one.id === id);
      if (found === undefined) return { refused: 'this function cannot be called here' };
      if (!hasKeys(found)) return { refused: 'the keys of this function have to be entered again' };
      const problems: Problems = {};
      const sent = requestFrom(found, values, problems, 'en-US');
      const wrong = Object.entries(problems).map(([field, problem]) => {
        const at = /^values\.(\d+)\./.exec(field)?.[1];
        const name = at === undefined ? field.replace(/^values\.?/, '') : values[Number(at)]?.name;
        return `${name || 'arguments'}: ${problem}`;
      });
      if (wrong.length > 0) return { refused: wrong.join('; ') };
      if (sent === null) return { refused: 'the address may not be called' };
      return callFunction(found, sent, { allowed: functionHosts, signal });
    },
  };
};
