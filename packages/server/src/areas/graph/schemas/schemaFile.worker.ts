import { pooled } from '../../../workers/pooled.js';
import '../../../workers/quiet.js';
import { readJsonSchema } from './readJsonSchema.js';
import { readOwl } from './readOwl.js';
import type { ReadSchema } from './schemaFile.types.js';

export interface SchemaRequest {
  readonly data: Uint8Array;
}

export default pooled<SchemaRequest, never, ReadSchema>(async ({ data }) => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return { problem: 'not_text', at: '' };
  }
  if (text.includes('\0')) return { problem: 'not_text', at: '' };
  try {
    const isJson = /^\s*[[{]/.test(text) && !/^\s*\[\s*(?:\]|a\s|[\w-]*:)/.test(text);
    return isJson ? readJsonSchema(text) : await readOwl(text);
  } catch {
    // It is nested deeper than anybody writes by hand.
    return { problem: 'wrong_shape', at: '' };
  }
});
