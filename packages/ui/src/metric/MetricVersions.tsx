import type { Async } from '@console/base';
import { useState } from 'react';
import { ActionButton } from '../button/LockedButton.js';
import { useConfirm } from '../dialog/useConfirm.js';
import { useWords } from '../locale/useWords.js';
import { Panel, type PanelProps } from '../panel/Panel.js';
import { AsyncView } from '../states/AsyncView.js';
import { messageOf } from '../states/messageOf.js';
import { Notice } from '../states/Notice.js';
import { Skeletons } from '../states/Skeletons.js';
import { TextButton } from '../states/states.styles.js';
import { Tag } from '../states/Tag.js';
import { metricWords } from './locale.js';
import { Missing } from './MetricDefinition.styles.js';
import { Versions } from './MetricVersions.styles.js';
import { dayName } from './periodName.js';
import type { ShownMetricVersion } from './types.js';
import { VersionComparison } from './VersionComparison.js';

export interface MetricVersionsProps extends Omit<PanelProps, 'title' | 'note' | 'tools' | 'children'> {
  /** All of them, newest first. */
  versions: Async<readonly ShownMetricVersion[]>;
  /** The one in force. */
  current: number;
  /** A version is to hold again; called after the reader agreed. Where it rejects, it says why. Left out, none can be. */
  onTake?: (event: { version: number }) => Promise<unknown>;
}

/** What a metric was: who changed it, when and why; two to compare, one to go back to. */
export const MetricVersions = ({ versions, current, onTake, ...rest }: MetricVersionsProps) => {
  const words = useWords(metricWords);
  const confirm = useConfirm();
  const [pair, setPair] = useState<{ older: number; newer: number }>();
  const [problem, setProblem] = useState<string>();
  const list = versions.state === 'ready' ? versions.data : [];
  const [newest, next] = list;

  const take = async (version: number) => {
    if (!onTake) return false;
    setProblem(undefined);
    const agreed = await confirm({ title: words.takeTitle(version), text: words.takeText, verb: words.take });
    if (!agreed) return false;
    try {
      return await onTake({ version });
    } catch (error) {
      setProblem(messageOf(error, words.notSaved));
      return false;
    }
  };
  const toggle = () => setPair(pair || !newest || !next ? undefined : { older: next.version, newer: newest.version });

  const nothing = <Missing>{words.noVersions}</Missing>;
  return (
    <Panel
      {...rest}
      title={words.versions}
      tools={
        next !== undefined && (
          <TextButton type="button" aria-expanded={pair !== undefined} onClick={toggle}>
            {pair ? words.endCompare : words.compare}
          </TextButton>
        )
      }
    >
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <AsyncView
        value={versions}
        what={words.versions}
        skeleton={<Skeletons count={3} />}
        empty={(ready) => (ready.length > 0 ? null : nothing)}
      >
        {(ready) => (
          <>
            {pair && <VersionComparison versions={ready} {...pair} onChange={setPair} />}
            <Versions>
              {ready.map(({ version, note, changedBy, time }) => (
                <li key={version}>
                  <Tag tone={version === current ? 'info' : 'plain'}>{words.version(version)}</Tag>
                  <span>
                    {note === '' ? <Missing>{words.noNote}</Missing> : note}
                    {version === current && <Missing> {words.current}</Missing>}
                  </span>
                  <small>{changedBy}</small>
                  <small>{dayName(time)}</small>
                  {onTake && (
                    <span>
                      {version !== current && (
                        <ActionButton
                          type="link"
                          size="small"
                          aria-label={`${words.take}, ${words.version(version)}`}
                          onClick={() => take(version)}
                        >
                          {words.take}
                        </ActionButton>
                      )}
                    </span>
                  )}
                </li>
              ))}
            </Versions>
          </>
        )}
      </AsyncView>
    </Panel>
  );
};
