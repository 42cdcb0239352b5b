import type { RouteName, TemplateChannel, TemplateContent, TemplateParam } from '@console/api/contract';
import type { Read } from '@console/api/hooks/readHook';
import type { ComponentType } from 'react';

/** What a row of every channel's list has. */
export interface TemplateRow {
  readonly id: string;
  readonly templateName: string;
  readonly enabled: boolean;
  readonly version: number;
  readonly revision?: number | undefined;
  readonly state: string;
  readonly usableVersion: number | null;
  readonly reviewWords: string;
  readonly reviewedBy: string;
  readonly createdBy: string;
  readonly createTime: string;
  readonly updateTime: string;
}

/** What every channel's form has. */
export interface TemplateFields {
  templateName: string;
  /** The revision of the template that the fields were filled from; 0: none, or none is counted. */
  version: number;
}

export interface FieldsProps {
  /** Variables that can be inserted. */
  params: readonly TemplateParam[];
}

/** What one channel's template is made of, beside what all have. */
export interface TemplateKind<Row extends TemplateRow, Fields extends TemplateFields> {
  readonly channel: TemplateChannel;
  readonly list: RouteName;
  readonly detail: RouteName;
  /** What a new one begins with. */
  readonly blank: Fields;
  readonly fieldsOf: (row: Row) => Fields;
  /** What the fields say, also half filled in. */
  readonly contentOf: (fields: Partial<Fields>) => TemplateContent;
  readonly Fields: ComponentType<FieldsProps>;
}

/** The calls of one channel, as its page makes them. */
export interface TemplateCalls<Row, Fields> {
  readonly read: Read<Row>;
  readonly params: Read<TemplateParam[]>;
  readonly add: (fields: Fields) => Promise<{ id: string }>;
  readonly modify: (id: string, fields: Fields) => Promise<{ revision?: number | undefined } | null>;
}

/** What a change is made from, where the backend counts that. */
export const revisionOf = ({ version }: TemplateFields): { revision?: number } =>
  version === 0 ? {} : { revision: version };
