import { usePagePlanLog } from '@console/api/hooks/marketing/planRun';
import { formatDateTime, lookUp } from '@console/base';
import { AsyncView, EmptyState } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { Log, PanelBody } from './plans.styles.js';
import { usePlanWords } from './planWords.js';

const STEP = 30;
const MOST = 200;

/** Who did what to a plan and its tasks, newest first. */
export const LogTab = ({ id }: { id: string }) => {
  const words = usePlanWords();
  const [size, setSize] = useState(STEP);
  const log = usePagePlanLog({ id, current: 1, size });
  const nothing = <EmptyState title={words.noLog} />;
  return (
    <PanelBody>
      <AsyncView value={log.state} what={words.tabs.log} empty={({ list }) => (list.length === 0 ? nothing : null)}>
        {({ list, total }) => (
          <>
            <Log>
              {list.map((entry) => (
                <li key={entry.id}>
                  {lookUp(words.actions, entry.action, entry.action)}
                  {entry.taskName !== '' && ` ${entry.taskName}`}
                  {entry.words !== '' && ` ${entry.words}`}
                  <small>
                    {entry.username || words.bySystem} · {formatDateTime(entry.createTime)}
                  </small>
                </li>
              ))}
            </Log>
            {total > list.length && size < MOST && (
              <Button onClick={() => setSize(Math.min(MOST, size + STEP))}>{words.more}</Button>
            )}
          </>
        )}
      </AsyncView>
    </PanelBody>
  );
};
