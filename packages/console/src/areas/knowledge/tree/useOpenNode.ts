import { ALL_NODES, useCurrentNode } from '../../../navigation/useCurrentNode.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import type { OpenNode } from './BaseTree.js';

/** The node of the tree that is looked at, as the address has it, and the way to another. */
export const useOpenNode = (): readonly [OpenNode, (node: OpenNode) => void] => {
  const base = useCurrentNode('base');
  const faq = useCurrentNode('faq');
  const navigate = useTabNavigate();
  const go = ({ kind, base: id }: OpenNode) =>
    navigate(
      'knowledgeBase',
      id === undefined ? { base: ALL_NODES } : kind === 'faq' ? { base: id, faq: id } : { base: id },
    );
  if (faq !== undefined) return [{ kind: 'faq', base: faq }, go];
  return [base === undefined ? { kind: 'all' } : { kind: 'documents', base }, go];
};
