import { knownTemplateContent, type OperatePlanDetail, type PdTask, type TemplateParam } from '@console/api/contract';
import { useReadTemplateRules } from '@console/api/hooks/marketing/templateReview';
import { formatDateTime, lookUp } from '@console/base';
import { DryRunResult } from '@console/ui/plan-run';
import { Notice } from '@console/ui/states';
import { Facts } from '../../../details/Facts.js';
import { contentText } from '../templates/contentText.js';
import { MessagePictures } from '../templates/MessagePictures.js';
import { labelsOf, samplesOf } from '../templates/problemsOf.js';
import { useTemplateWords } from '../templates/templateWords.js';
import { ClashNotice } from './ClashNotice.js';
import { dryRunNumbers } from './dryRunNumbers.js';
import { PartHead } from './plans.styles.js';
import { shortTime, yuan } from './planStates.js';
import { type PlanWords, usePlanWords } from './planWords.js';

/** Undefined: it goes to no groups. */
const groupNames = (groups: PdTask['privateDomains'], words: PlanWords): string | undefined =>
  groups.length === 0 ? undefined : groups.map(({ name }) => name || words.unnamedGroup).join(words.join);

interface TaskToDecideProps {
  task: PdTask;
  /** What its variables come to for a sample, and what they are called. */
  params: readonly TemplateParam[];
}

/** One task as it goes out: how it arrives, all that it says, when, and who would get it. */
const TaskToDecide = ({ task, params }: TaskToDecideProps) => {
  const words = usePlanWords();
  const written = useTemplateWords();
  const { taskName, channel, templateName, templateVersion, sendTime, privateDomains, content } = task;
  const said = task.templateContent === null ? undefined : knownTemplateContent(task.templateContent);
  const result = dryRunNumbers(task, labelsOf(params));
  return (
    <section>
      <PartHead>
        <h3>{words.taskOf(lookUp(words.channels, channel, channel), taskName)}</h3>
      </PartHead>
      <Facts
        columns={1}
        facts={[
          [words.sendTime, sendTime === null ? words.atOnce : shortTime(sendTime)],
          [words.template, templateVersion === null ? undefined : `${templateName} ${words.version(templateVersion)}`],
          [words.groups, groupNames(privateDomains, words)],
          [words.content, content === '' ? undefined : content],
          // Where it leads to is in no picture.
          ...(task.templateContent === null ? [] : contentText(task.templateContent, written, [])).map(
            ({ key, label, value }): [string, string | undefined] => [
              label,
              value === '' || key === 'signFileId' ? undefined : value,
            ],
          ),
        ]}
      />
      {said && <MessagePictures content={said} values={samplesOf(params)} labels={labelsOf(params)} />}
      <DryRunResult {...(result && { result })} />
    </section>
  );
};

const none: readonly TemplateParam[] = [];

/** All of a plan that somebody decides about. */
export const PlanToDecide = ({ plan }: { plan: OperatePlanDetail }) => {
  const words = usePlanWords();
  const rules = useReadTemplateRules({});
  const {
    crowdPackId,
    crowdPackName,
    memberCount,
    startTime,
    endTime,
    budget,
    createdBy,
    askedBy,
    description,
    tasks,
  } = plan;
  return (
    <>
      {plan.approval === 'waiting' && plan.own && <Notice tone="warning">{words.own}</Notice>}
      {plan.approval === 'rejected' && (
        <Notice tone="error">{words.rejectedBy(plan.decidedBy, plan.decisionWords)}</Notice>
      )}
      <Facts
        columns={1}
        facts={[
          [words.audience, crowdPackId === null ? undefined : words.people(crowdPackName, memberCount)],
          [words.time, words.dates(formatDateTime(startTime).slice(0, 16), formatDateTime(endTime).slice(0, 16))],
          [words.budget, budget === null ? words.noBudget : yuan(budget)],
          [words.owner, createdBy],
          [words.askedBy, askedBy],
          [words.description, description],
        ]}
      />
      <ClashNotice plan={plan} />
      {tasks.map((task) => (
        <TaskToDecide key={task.id} task={task} params={rules.data?.params ?? none} />
      ))}
    </>
  );
};
