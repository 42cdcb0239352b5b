import { type Model, type ModelKind, modelKinds } from '@console/api/contract';
import { ifKnown } from '@console/base';

/** What a model is for; one of a kind that nobody knows here is taken for one that writes. */
export const kindOf = ({ kind }: Model): ModelKind => ifKnown(modelKinds, kind, 'chat');
