import type { BusinessPlanDetail } from '@console/api/contract';
import { TextField } from '../../../forms/fields.js';
import { usePlanWords } from './planWords.js';

/** What a plan is called and whom it is about, as the form has it. */
export interface PlanFields {
  title: string;
  company?: string;
  industry?: string;
}

export const fieldsOf = (plan: BusinessPlanDetail | undefined): PlanFields => ({
  title: plan?.title ?? '',
  company: plan?.company ?? '',
  industry: plan?.industry ?? '',
});

/** The fields as the calls take them. */
export const inputOf = ({ title, company = '', industry = '' }: PlanFields) => ({
  title: title.trim(),
  company: company.trim(),
  industry: industry.trim(),
});

/** The fields of a plan besides its sections. */
export const PlanInputs = () => {
  const words = usePlanWords();
  return (
    <>
      <TextField name="title" label={words.name} max={100} required />
      <TextField name="company" label={words.company} max={100} />
      <TextField name="industry" label={words.industry} max={50} />
    </>
  );
};
