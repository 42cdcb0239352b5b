import type { Async } from '@console/base';
import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type KindLooks, NodeShape } from '../graph-kinds/index.js';
import { KeyHints } from '../inbox/KeyHints.js';
import type { Navigate } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { useSharedRef } from '../root/useSharedRef.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView, Skeletons, Tag } from '../states/index.js';
import { plainKey } from '../typing/plainKey.js';
import { graphWords } from './locale.js';
import { Bench, Shared, Side, Sides } from './MergeBench.styles.js';
import { NodeProperties, NodeRelations } from './NodeFacts.js';
import { SentenceQuote } from './SentenceQuote.js';
import type { GraphNodeDetail, GraphSentence } from './types.js';

/** One of two nodes that may be the same. */
export interface MergeSide {
  readonly node: GraphNodeDetail;
  /** What its relations rest on. */
  readonly sentences: readonly GraphSentence[];
}

export interface MergePair {
  readonly one: MergeSide;
  readonly other: MergeSide;
  /** 0 to 1. */
  readonly likeness: number;
  /** What speaks for it. */
  readonly why: readonly ('name' | 'alias' | 'neighbours')[];
  /** What both are related to in the same way. */
  readonly shared: readonly { readonly predicate: string; readonly name: string; readonly entityType: string }[];
}

export interface MergeBenchProps extends RootProps {
  /** The pair that is looked at. Null: none is left. */
  pair: Async<MergePair | null>;
  /** Which of all pairs it is, from 1. Left out: it is not told. */
  place?: { readonly at: number; readonly of: number } | undefined;
  /** How kinds look. */
  looks: KindLooks;
  /** Something is being done with the pair: the verbs wait. Default false. */
  busy?: boolean;
  /** Drawn where no pair is left. */
  empty: ReactNode;
  /** They are the same: `id` stays with its name, `otherId` goes into it. */
  onMerge: (of: { readonly id: string; readonly otherId: string }) => void;
  /** They are not, and are not to be offered again. */
  onApart: (of: { readonly id: string; readonly otherId: string }) => void;
  /** The next one, with nothing said of this one. */
  onSkip: () => void;
  /** Called in the place of following the link to a page. */
  onNavigate?: Navigate;
}

const LEAST = 640;

const keyOf = ({ one, other }: MergePair) => `${one.node.id} ${other.node.id}`;

/** Two nodes that are likely the same, side by side, until somebody has said of each pair what they are. Fills a flex column. */
export const MergeBench = ({ ref: given, ...props }: MergeBenchProps) => {
  const { pair, place, looks, busy = false, empty, onMerge, onApart, onSkip, onNavigate } = props;
  const words = useWords(graphWords);
  const name = useId();
  const own = useRef<HTMLElement>(null);
  const ref = useSharedRef(own, given);
  const { attributes, narrow } = useRoom<HTMLElement>(ref, { least: LEAST });
  const shown = pair.state === 'ready' ? pair.data : null;
  // Whose name is kept, as long as it is the same pair.
  const [kept, setKept] = useState<{ pair: string; id: string }>();
  const keeps = shown && kept?.pair === keyOf(shown) ? kept.id : shown?.one.node.id;
  const ids = () => {
    if (!shown) return null;
    const [one, other] = [shown.one.node.id, shown.other.node.id];
    return keeps === other ? { id: other, otherId: one } : { id: one, otherId: other };
  };
  const merge = () => {
    const both = ids();
    if (both && !busy) onMerge(both);
  };
  const apart = () => {
    if (shown && !busy) onApart({ id: shown.one.node.id, otherId: shown.other.node.id });
  };
  const skip = () => {
    if (shown && !busy) onSkip();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (own.current?.checkVisibility?.() !== true || document.querySelector('[aria-modal="true"]')) return;
    const verb = { m: merge, d: apart, s: skip }[plainKey(event) ?? ''];
    if (verb === undefined || event.repeat) return;
    event.preventDefault();
    verb();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  const side = (which: 'one' | 'other', { node, sentences }: MergeSide, key: string) => (
    <Side key={which} role="group" aria-label={node.name}>
      <label>
        <input
          type="radio"
          name={name}
          aria-label={words.keepName(node.name)}
          checked={keeps === node.id}
          onChange={() => setKept({ pair: key, id: node.id })}
        />
        <NodeShape look={looks(node.entityType)} />
        <b title={node.name}>{node.name}</b>
        <Tag>{node.entityType}</Tag>
      </label>
      <NodeProperties node={node} />
      <h3>{words.relations}</h3>
      <NodeRelations groups={node.groups} looks={looks} />
      {sentences.length > 0 && <h3>{words.evidence}</h3>}
      {sentences.map((sentence) => (
        <SentenceQuote key={sentence.id} sentence={sentence} onNavigate={onNavigate} />
      ))}
    </Side>
  );
  return (
    <RoomContext value={narrow}>
      <Bench {...rootProps(props)} {...attributes} aria-label={words.pair}>
        {shown && (
          <header>
            <h2>{words.pair}</h2>
            <Tag tone="info">{words.likeness(`${Math.round(shown.likeness * 100)}%`)}</Tag>
            {shown.why.map((reason) => (
              <Tag key={reason}>{words.why[reason]}</Tag>
            ))}
            {place && <small>{words.place(place.at.toLocaleString('en-US'), place.of.toLocaleString('en-US'))}</small>}
          </header>
        )}
        <AsyncView
          value={pair}
          what={words.pair}
          skeleton={<Skeletons shape="text" count={6} />}
          empty={(data) => (data === null ? empty : null)}
        >
          {(data) =>
            data && (
              <Sides tabIndex={0} role="group" aria-label={words.pair}>
                <Shared>
                  <li>{data.shared.length > 0 ? words.shared : words.nothingShared}</li>
                  {data.shared.map(({ predicate, name: sharedName, entityType }) => (
                    <li key={`${predicate} ${sharedName}`}>
                      <small>{predicate}</small>
                      <NodeShape look={looks(entityType)} size={14} />
                      {sharedName}
                    </li>
                  ))}
                </Shared>
                {side('one', data.one, keyOf(data))}
                {side('other', data.other, keyOf(data))}
              </Sides>
            )
          }
        </AsyncView>
        {shown && (
          <footer>
            <KeyHints
              keys={[
                { key: 'M', does: words.merge },
                { key: 'D', does: words.apart },
                { key: 'S', does: words.skip },
              ]}
            />
            <Button disabled={busy} onClick={skip}>
              {words.skip}
            </Button>
            <Button disabled={busy} onClick={apart}>
              {words.apart}
            </Button>
            <Button type="primary" loading={busy} onClick={merge}>
              {words.merge}
            </Button>
          </footer>
        )}
      </Bench>
    </RoomContext>
  );
};
