import type { CustomerDetail } from '@console/api/contract';
import { useListCustomerDoubles, usePageCustomerMerges, useUndoCustomerMerge } from '@console/api/hooks/customers';
import { formatDateTime, ready } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { lazyPart } from '@console/ui/on-demand';
import { Segments } from '@console/ui/segments';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../actions/useAction.js';
import { oneOf } from '../../../../navigation/addressValues.js';
import { useQueryState } from '../../../../navigation/useQueryState.js';
import { useSeparator } from '../../../../locale/useSeparator.js';
import { Group, People, Person } from './care.styles.js';
import { useCareWords } from './careWords.js';

const MergePeopleDialog = lazyPart(() => import('./MergePeopleDialog.js'));

export interface DoublesDrawerProps {
  open: boolean;
  /** Opens what lets an erased person in again. Left out: not permitted. */
  onAllow?: () => void;
  onClose: () => void;
}

const views = ['phone', 'email', 'name', 'merged'] as const;
const MERGES = { current: 1, size: 50 };
const nothing = (title: string) => <EmptyState title={title} />;
const skeleton = <Skeletons shape="rows" count={4} />;

/** Customers that look like one person, to be merged, and merges that can be undone. */
export default function DoublesDrawer({ open, onAllow, onClose }: DoublesDrawerProps) {
  const words = useCareWords();
  const separator = useSeparator();
  const act = useAction();
  const [get, set] = useQueryState();
  const view = oneOf(get('by'), views) ?? 'phone';
  const [pair, setPair] = useState<readonly [CustomerDetail, CustomerDetail]>();
  const doubles = useListCustomerDoubles(open && view !== 'merged' ? { by: view } : null);
  const merges = usePageCustomerMerges(open && view === 'merged' ? MERGES : null);
  const { run: undo } = useUndoCustomerMerge();
  const nameOf = (name: string) => name || words.unnamed;
  return (
    <>
      <DetailDrawer
        open={open}
        title={words.doublesTitle}
        width={720}
        record={ready(null)}
        {...(onAllow && { danger: { label: words.allow, onClick: onAllow } })}
        onClose={() => {
          set({ by: undefined, open: undefined });
          onClose();
        }}
      >
        <Segments
          label={words.doublesBy}
          value={view}
          options={views.map((value) => ({
            value,
            label: value === 'merged' ? words.merged : words.doubleKinds[value],
          }))}
          onChange={(by) => set({ by: by === 'phone' ? undefined : by })}
        />
        {view === 'merged' ? (
          <AsyncView
            value={merges.state}
            what={words.merged}
            skeleton={skeleton}
            empty={({ list }) => (list.length === 0 ? nothing(words.noMerges) : null)}
          >
            {({ list }) => (
              <People>
                {list.map((merge) => {
                  const [gone, kept] = [nameOf(merge.goneName), nameOf(merge.keptName)];
                  return (
                    <Person key={merge.id}>
                      <div>
                        <b>{words.mergedInto(gone, kept)}</b>
                        <p>{words.mergedBy(merge.mergedBy, formatDateTime(merge.createTime))}</p>
                      </div>
                      <Button
                        onClick={() =>
                          void act({
                            ask: { title: words.undoTitle(gone, kept), text: words.undoText, verb: words.undo },
                            run: () => undo({ id: merge.id }),
                            done: words.undone,
                          })
                        }
                      >
                        {words.undo}
                      </Button>
                    </Person>
                  );
                })}
              </People>
            )}
          </AsyncView>
        ) : (
          <AsyncView
            value={doubles.state}
            what={words.doubles}
            skeleton={skeleton}
            empty={(groups) => (groups.length === 0 ? nothing(words.noDoubles) : null)}
          >
            {(groups) =>
              groups.map(({ people: [first, ...others] }) =>
                first === undefined ? null : (
                  <Group key={first.id} aria-label={nameOf(first.customerName)}>
                    {[first, ...others].map((person) => (
                      <Person key={person.id} as="div">
                        <div>
                          <b>{nameOf(person.customerName)}</b>
                          <p>
                            {[person.phoneNumber, person.email, person.memberNumber, person.city]
                              .filter(Boolean)
                              .join(separator)}
                          </p>
                        </div>
                        {person !== first && <Button onClick={() => setPair([first, person])}>{words.compare}</Button>}
                      </Person>
                    ))}
                  </Group>
                ),
              )
            }
          </AsyncView>
        )}
      </DetailDrawer>
      <MergePeopleDialog open={pair !== undefined} pair={pair} onClose={() => setPair(undefined)} />
    </>
  );
}
