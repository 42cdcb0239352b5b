import { LeftOutlined } from '@ant-design/icons';
import { type Async, bothAsync, type Problem } from '@console/base';
import { Button, Select } from 'antd';
import { type RefObject, useId } from 'react';
import type { DifferenceText } from '../difference-view/types.js';
import { useWords } from '../locale/useWords.js';
import { lazyPart } from '../on-demand/lazyPart.js';
import { Segments } from '../segments/Segments.js';
import { AsyncView } from '../states/AsyncView.js';
import { Notice } from '../states/Notice.js';
import { Skeletons } from '../states/Skeletons.js';
import { Tag } from '../states/Tag.js';
import { versionWords } from './locale.js';
import { Missing } from './Missing.js';
import type { ShownVersion, Version } from './types.js';
import { Bar, Head, Pane } from './VersionHistory.styles.js';
import { VersionText } from './VersionText.js';

const Difference = lazyPart(() => import('./VersionDifference.js'), {
  waiting: <Skeletons shape="text" count={6} />,
  missing: <Missing />,
});

export interface VersionPaneProps {
  version: Version;
  /** All that it can be compared with, newest first. */
  versions: readonly Version[];
  currentId: string | undefined;
  nameOf: (version: Version) => string;
  shown: ShownVersion;
  onShownChange: (shown: ShownVersion) => void;
  text: Async<DifferenceText>;
  comparedText: Async<DifferenceText>;
  height: number;
  heading: RefObject<HTMLHeadingElement | null>;
  restoring: boolean;
  /** Left out: it is the current one, or nothing is restored here. */
  onRestore: (() => void) | undefined;
  /** Left out where the list stands beside it. */
  onBack: (() => void) | undefined;
  /** Why restoring failed. */
  problem: Problem | undefined;
}

/** One version: what it holds, or what differs between it and another one. */
export const VersionPane = ({
  version,
  versions,
  currentId,
  nameOf,
  shown,
  onShownChange,
  text,
  comparedText,
  height,
  heading,
  restoring,
  onRestore,
  onBack,
  problem,
}: VersionPaneProps) => {
  const words = useWords(versionWords);
  const id = useId();
  const others = versions.filter((one) => one.id !== version.id);
  // Who looks at an old one asks what was changed since; at the newest, what was changed with it.
  const first = others.find((one) => one.id === currentId) ?? others.find(({ number }) => number < version.number);
  const other = others.find((one) => one.id === shown.comparedWith);
  const isNewer = other !== undefined && other.number > version.number;
  const [older, newer] = isNewer ? [version, other] : [other, version];
  const name = nameOf(version);

  return (
    <Pane aria-labelledby={id}>
      {onBack && (
        <div>
          <Button type="text" icon={<LeftOutlined aria-hidden={true} />} onClick={onBack}>
            {words.back}
          </Button>
        </div>
      )}
      <Head>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {name}
        </h2>
        {version.id === currentId && <Tag tone="ok">{words.current}</Tag>}
        {onRestore && (
          <Button loading={restoring} onClick={onRestore}>
            {words.restore}
          </Button>
        )}
      </Head>
      {problem && <Notice tone="error">{problem.message}</Notice>}
      {first !== undefined && (
        <Bar>
          <Segments
            label={words.show}
            value={other ? 'compare' : 'content'}
            options={[
              { value: 'content', label: words.content },
              { value: 'compare', label: words.compare },
            ]}
            onChange={(mode) =>
              onShownChange(mode === 'content' ? { id: version.id } : { id: version.id, comparedWith: first.id })
            }
          />
          {other && (
            <Select
              aria-label={words.compareWith}
              value={other.id}
              style={{ minWidth: 180 }}
              options={others.map((one) => ({
                value: one.id,
                label: one.id === currentId ? words.withCurrent(nameOf(one)) : nameOf(one),
              }))}
              onChange={(comparedWith) => onShownChange({ id: version.id, comparedWith })}
            />
          )}
        </Bar>
      )}
      {other === undefined || older === undefined ? (
        <AsyncView value={text} what={name} skeleton={<Skeletons shape="text" count={6} />}>
          {(content) => <VersionText label={words.contentOf(name)} text={content} />}
        </AsyncView>
      ) : (
        <AsyncView value={bothAsync(text, comparedText)} what={name} skeleton={<Skeletons shape="text" count={6} />}>
          {([own, compared]) => (
            <Difference
              label={`${nameOf(older)} → ${nameOf(newer)}`}
              before={isNewer ? own : compared}
              after={isNewer ? compared : own}
              beforeTitle={nameOf(older)}
              afterTitle={nameOf(newer)}
              height={height}
            />
          )}
        </AsyncView>
      )}
    </Pane>
  );
};
