import type { NamedEndpoint } from '@console/api/contract/all';
import { type OpenApiDocument, type OpenApiOptions, openApiDocument, type Operation } from '@console/api/openapi';

/** A call of the document, and whether this server serves it. */
export interface ServedOperation extends Operation {
  /** False: the call is part of the contract, and answers 501 here. */
  'x-served': boolean;
}

export interface ServedDocument extends Omit<OpenApiDocument, 'paths'> {
  paths: Record<string, Record<string, ServedOperation>>;
}

const notAvailable: Operation['responses'] = {
  '501': {
    description: 'not_available',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  },
};

/** The OpenAPI document of the contract, each call marked with whether it is served; `served` holds `METHOD path`. */
export const servedDocument = (
  endpoints: readonly NamedEndpoint[],
  served: ReadonlySet<string>,
  options: OpenApiOptions,
): ServedDocument => {
  const document = openApiDocument(endpoints, options);
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]): [string, ServedOperation] => {
          const isServed = served.has(`${method.toUpperCase()} ${path}`);
          const responses = isServed ? operation.responses : { ...operation.responses, ...notAvailable };
          return [method, { ...operation, responses, 'x-served': isServed }];
        }),
      ),
    ]),
  );
  return { ...document, paths };
};
