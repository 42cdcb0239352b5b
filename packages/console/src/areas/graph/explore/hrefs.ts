import { linkTo } from '../../../navigation/address.js';
import type { GraphPageView } from './useGraphView.js';

/** Address of a sentence of a relation, as the page would open it. */
export const sentenceHref = (
  { baseId, entityId }: Pick<GraphPageView, 'baseId' | 'entityId'>,
  edge: string,
  source: string,
): string =>
  linkTo('knowledgeGraph', {
    ...(baseId !== undefined && { base: baseId }),
    ...(entityId !== undefined && { entity: entityId }),
    edge,
    source,
  });
