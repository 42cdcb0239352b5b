import { EditOutlined, FundProjectionScreenOutlined, HistoryOutlined, TeamOutlined } from '@ant-design/icons';
import { useReadBusinessPlan } from '@console/api/hooks/businessPlans';
import { ExportWord } from '@console/ui/export-word';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { useState } from 'react';
import { HeadButton } from '../../../actions/HeadButton.js';
import { useSlidesEntry } from '../../../actions/useSlidesEntry.js';
import { useTabTitle } from '../../../navigation/TabContext.js';
import { LostTexts } from './LostTexts.js';
import { PlanBasics, PlanSharing } from './PlanDialogs.js';
import { PlanVersions } from './PlanVersions.js';
import { PlanWriting } from './PlanWriting.js';
import { usePlanWords } from './planWords.js';
import { usePlanEdits } from './usePlanEdits.js';
import { writtenSections } from './writtenSections.js';

/** Milliseconds between two looks at what colleagues have changed. */
const INTERVAL = 4000;

export interface PlanDeskProps {
  id: string;
  /** It stands without the shell. */
  embedded: boolean;
  /** The way back to the list. */
  onBack: () => void;
}

type Opened = 'basics' | 'sharing' | 'versions';

/** One plan: its sections, and what is done with it as a whole. */
export const PlanDesk = ({ id, embedded, onBack }: PlanDeskProps) => {
  const words = usePlanWords();
  const [opened, setOpened] = useState<Opened>();
  const { state, data: plan, refresh } = useReadBusinessPlan({ id }, { refreshEvery: INTERVAL });
  const edits = usePlanEdits(plan, id, refresh);
  useTabTitle(plan?.title ?? words.title);
  const close = () => setOpened(undefined);
  const isGone = state.state === 'error' && state.error.code === 404;
  const written = writtenSections(edits.sections, words);
  const slides = useSlidesEntry();
  const back = { label: words.back, onClick: onBack };
  return (
    <PageFrame
      title={plan?.title ?? words.title}
      {...(plan && {
        actions: (
          <>
            <HeadButton label={words.settings} icon={<EditOutlined />} onClick={() => setOpened('basics')} />
            {plan.own && (
              <HeadButton label={words.share} icon={<TeamOutlined />} onClick={() => setOpened('sharing')} />
            )}
            <HeadButton label={words.versions} icon={<HistoryOutlined />} onClick={() => setOpened('versions')} />
            {slides && (
              <HeadButton
                label={slides.label}
                icon={<FundProjectionScreenOutlined />}
                disabled={written.length === 0}
                onClick={() => slides.open({ planId: id })}
              />
            )}
            <ExportWord title={plan.title} markdown={written.join('\n\n')} disabled={written.length === 0} />
          </>
        ),
      })}
    >
      {isGone ? (
        <EmptyState title={words.gone} action={back} />
      ) : plan === undefined ? (
        <AsyncView value={state} what={words.what} skeleton={<Skeletons shape="rows" count={6} />}>
          {() => null}
        </AsyncView>
      ) : (
        // Not inside what scrolls: a drawer there would go up and down with the sections.
        <>
          <LostTexts planId={id} edits={edits} />
          <PlanWriting plan={plan} state={state} edits={edits} embedded={embedded} />
          <PlanBasics plan={plan} open={opened === 'basics'} onClose={close} />
          <PlanSharing plan={plan} open={opened === 'sharing'} onClose={close} />
          <PlanVersions plan={plan} open={opened === 'versions'} onClose={close} />
        </>
      )}
    </PageFrame>
  );
};
