import type { KbFunction, KbFunctionMethod, KbFunctionPlace, KbFunctionType } from '@console/api/contract';
import { ifKnown } from '@console/base';
import type { DifferenceField } from '@console/ui/difference-view';
import type { useFunctionWords } from './functionWords.js';

export const functionMethods = ['GET', 'POST'] as const satisfies readonly KbFunctionMethod[];
export const parameterTypes = ['string', 'number', 'boolean', 'date'] as const satisfies readonly KbFunctionType[];
export const parameterPlaces = ['query', 'path', 'body'] as const satisfies readonly KbFunctionPlace[];

export interface ParameterValues {
  name: string;
  type: KbFunctionType;
  place: KbFunctionPlace;
  description?: string;
  required?: boolean;
  choices?: readonly string[];
}

export interface HeaderValues {
  name: string;
  /** Undefined: the value stays as it is. */
  value?: string;
}

/** A function as its form holds it. */
export interface FunctionValues {
  name: string;
  knowledgeBaseId: string | undefined;
  description: string;
  method: KbFunctionMethod;
  url: string;
  parameters: readonly ParameterValues[];
  headers: readonly HeaderValues[];
  triggers: readonly string[];
  timeout: number;
  enabled: boolean;
  /** The one that was read. */
  version: number | undefined;
}

export const newParameter: ParameterValues = { name: '', type: 'string', place: 'query', required: true };

export const functionValues = (row: KbFunction | undefined, knowledgeBaseId?: string): FunctionValues => ({
  name: row?.name ?? '',
  knowledgeBaseId: row?.knowledgeBaseId ?? knowledgeBaseId,
  description: row?.description ?? '',
  method: ifKnown(functionMethods, row?.method ?? 'GET', 'GET'),
  url: row?.url ?? '',
  parameters: (row?.parameters ?? []).map(({ type, place, ...rest }) => ({
    ...rest,
    type: ifKnown(parameterTypes, type, 'string'),
    place: ifKnown(parameterPlaces, place, 'query'),
  })),
  headers: (row?.headers ?? []).map(({ name }) => ({ name })),
  triggers: row?.triggers ?? [],
  timeout: row?.timeout ?? 10,
  enabled: row?.enabled ?? true,
  version: row?.version,
});

/** What the calls are given. */
export const functionSettings = (values: FunctionValues) => ({
  name: values.name.trim(),
  description: values.description.trim(),
  method: values.method,
  url: values.url.trim(),
  parameters: values.parameters.map(({ name, type, place, description = '', required = false, choices = [] }) => ({
    name: name.trim(),
    type,
    place,
    description: description.trim(),
    required: required || place === 'path',
    ...(type === 'string' && choices.length > 0 && { choices: [...choices] }),
  })),
  headers: values.headers.map(({ name, value }) => ({ name: name.trim(), ...(value !== undefined && { value }) })),
  triggers: [...values.triggers],
  timeout: values.timeout,
  enabled: values.enabled,
});

const described = [
  ['name', 'name'],
  ['description', 'description'],
  ['method', 'method'],
  ['url', 'address'],
  ['parameters', 'parameters'],
  ['headers', 'headers'],
  ['triggers', 'triggers'],
  ['timeout', 'timeout'],
  ['enabled', 'enabled'],
] as const;

/** A function as it is read, field by field; of a new key only that there is one. */
export const readableFunction = (
  values: FunctionValues,
  words: ReturnType<typeof useFunctionWords>,
): DifferenceField[] => {
  const texts: Readonly<Record<(typeof described)[number][0], string>> = {
    name: values.name,
    description: values.description,
    method: values.method,
    url: values.url,
    parameters: values.parameters
      .map(({ name, type, place, description = '', required = false, choices = [] }) =>
        [
          name,
          words.types[type],
          words.places[place],
          ...(required ? [words.required] : []),
          ...(description === '' ? [] : [description]),
          ...choices,
        ].join(' · '),
      )
      .join('\n'),
    headers: values.headers.map(({ name, value }) => (value ? `${name} · ${words.newValue}` : name)).join('\n'),
    triggers: values.triggers.join('\n'),
    timeout: String(values.timeout),
    enabled: values.enabled ? words.turnedOn : words.turnedOff,
  };
  return described.map(([key, label]) => ({ key, label: words[label], value: texts[key] }));
};
