/** A schema as a file has it. */
export interface FileSchema {
  /** Empty: the file does not say; it is named after the file. */
  readonly schemaName: string;
  readonly entityTypes: readonly string[];
  readonly relationTypes: readonly {
    readonly name: string;
    readonly subjectTypes: readonly string[];
    readonly objectTypes: readonly string[];
  }[];
}

/** Why a file is no schema. */
export type SchemaProblem =
  | 'not_text'
  | 'not_json'
  | 'not_turtle'
  | 'not_xml'
  | 'no_kinds'
  | 'no_relations'
  | 'too_many'
  | 'wrong_shape'
  | 'takes_long';

export type ReadSchema =
  | { readonly schema: FileSchema }
  | { readonly problem: SchemaProblem /** Where in the file, in its own words. */; readonly at: string };

/** Kinds and relations of a schema at most. */
export const MOST_KINDS = 100;
export const MOST_RELATIONS = 200;
