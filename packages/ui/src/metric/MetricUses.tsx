import { ClockCircleOutlined, ConsoleSqlOutlined, FileTextOutlined, LinkOutlined } from '@ant-design/icons';
import { type Async, lookUp } from '@console/base';
import { type ReactElement, useId, useState } from 'react';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { Panel, type PanelProps } from '../panel/Panel.js';
import { AsyncView } from '../states/AsyncView.js';
import { Skeletons } from '../states/Skeletons.js';
import { TextButton } from '../states/states.styles.js';
import { metricWords } from './locale.js';
import { Missing } from './MetricDefinition.styles.js';
import { Uses } from './MetricUses.styles.js';
import { dayName } from './periodName.js';
import type { MetricUse } from './types.js';

export interface MetricUsesProps extends Omit<PanelProps, 'title' | 'note' | 'tools' | 'children'> {
  /** Where it is used, newest first. */
  uses: Async<readonly MetricUse[]>;
  /** The address of a use. Undefined, or left out: it is only named. */
  hrefOf?: (use: MetricUse) => string | undefined;
  /** Called in the place of following a link. */
  onNavigate?: Navigate;
}

/** So many are shown until all are asked for. */
const FEW = 5;

const icons: Readonly<Record<string, ReactElement>> = {
  question: <ConsoleSqlOutlined />,
  saved: <ClockCircleOutlined />,
  report: <FileTextOutlined />,
};
const counted = ['report', 'saved', 'question'] as const;

/** Where a metric is used: reports, saved questions, questions. */
export const MetricUses = ({ uses, hrefOf, onNavigate, ...rest }: MetricUsesProps) => {
  const words = useWords(metricWords);
  const id = useId();
  const [all, setAll] = useState(false);
  const list = uses.state === 'ready' ? uses.data : [];
  const counts = counted.flatMap((kind) => {
    const count = list.filter((use) => use.kind === kind).length;
    return count === 0 ? [] : [words.useCounts[kind](count)];
  });
  const nothing = <Missing>{words.noUses}</Missing>;
  return (
    <Panel
      {...rest}
      title={words.uses}
      {...(counts.length > 0 && { note: counts.join(words.comma) })}
      tools={
        list.length > FEW && (
          <TextButton type="button" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all ? words.fewer : words.all(list.length)}
          </TextButton>
        )
      }
    >
      <AsyncView
        value={uses}
        what={words.uses}
        skeleton={<Skeletons count={3} />}
        empty={(ready) => (ready.length > 0 ? null : nothing)}
      >
        {(ready) => (
          <Uses id={id}>
            {(all ? ready : ready.slice(0, FEW)).map((use) => {
              const href = hrefOf?.(use);
              return (
                <li key={`${use.kind} ${use.id}`}>
                  <span role="img" aria-label={lookUp(words.useKinds, use.kind, words.useKinds.other)}>
                    {lookUp(icons, use.kind, <LinkOutlined />)}
                  </span>
                  {href === undefined ? (
                    <span title={use.title}>{use.title}</span>
                  ) : (
                    <PageLink href={href} title={use.title} onNavigate={onNavigate}>
                      {use.title}
                    </PageLink>
                  )}
                  <small>{dayName(use.time)}</small>
                </li>
              );
            })}
          </Uses>
        )}
      </AsyncView>
    </Panel>
  );
};
