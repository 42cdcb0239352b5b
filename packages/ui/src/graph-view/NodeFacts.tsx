import { type KindLooks, NodeShape } from '../graph-kinds/index.js';
import { useWords } from '../locale/useWords.js';
import { graphWords } from './locale.js';
import { Relations } from './NodePanel.styles.js';
import { NodeButton } from './parts.styles.js';
import type { GraphNodeDetail, GraphRelations, OfNode } from './types.js';

/** What is written down of a node. Draws nothing where that is nothing. */
export const NodeProperties = ({ node }: { node: GraphNodeDetail }) => {
  const words = useWords(graphWords);
  const facts = [
    ...(node.aliases.length > 0 ? [{ name: words.aliases, value: node.aliases.join(words.between) }] : []),
    ...node.properties,
    ...(node.updateTime === undefined ? [] : [{ name: words.updated, value: node.updateTime }]),
  ];
  if (facts.length === 0) return null;
  return (
    <>
      <h3>{words.properties}</h3>
      <dl>
        {facts.map(({ name, value }, at) => [
          <dt key={`${name} ${at}`} title={name}>
            {name}
          </dt>,
          <dd key={`${name} ${at} value`}>{value}</dd>,
        ])}
      </dl>
    </>
  );
};

export interface NodeRelationsProps {
  groups: readonly GraphRelations[];
  looks: KindLooks;
  /** How many of each are named. Default 6. */
  most?: number;
  onSelect?: ((of: OfNode & { readonly relationshipId: string }) => void) | undefined;
}

/** What a node is related to, by what the relations say. */
export const NodeRelations = ({ groups, looks, most = 6, onSelect }: NodeRelationsProps) => {
  const words = useWords(graphWords);
  return (
    <Relations>
      {groups.map(({ predicate, direction, total, ends }) => {
        const shown = ends.slice(0, most);
        return (
          <li key={`${direction} ${predicate}`}>
            <span>{direction === 'out' ? predicate : words.incoming(predicate)}</span>
            <div>
              {shown.map(({ relationshipId, id, name, entityType }) => (
                <NodeButton
                  key={relationshipId}
                  type="button"
                  title={`${entityType} ${name}`}
                  disabled={onSelect === undefined}
                  onClick={() => onSelect?.({ id, relationshipId })}
                >
                  <NodeShape look={looks(entityType)} size={14} />
                  <span>{name}</span>
                </NodeButton>
              ))}
              {total > shown.length && <small>{words.listed(total.toLocaleString('en-US'))}</small>}
            </div>
          </li>
        );
      })}
    </Relations>
  );
};
