import {
  MOST_VARIABLES,
  pageCrowdPacks,
  readTemplatePeople,
  type TemplateContent,
  type TemplateParam,
} from '@console/api/contract';
import { useReadTemplatePeople } from '@console/api/hooks/marketing/templateReview';
import { useOffered } from '@console/api/hooks/useOffered';
import { lookUp, templateParts } from '@console/base';
import { useMemo, useState } from 'react';
import { usePermitted } from '../../../session/usePermitted.js';
import { isOfMessage, labelsOf, samplesOf, textsOf } from './problemsOf.js';

const timesOf = (names: readonly string[], wanted: string): number => names.filter((name) => name === wanted).length;

/** Whom a message reaches: how many they are, whom it is longest for, and of how many a variable stays empty. */
export const usePeople = (content: TemplateContent, params: readonly TemplateParam[]) => {
  const offered = useOffered(readTemplatePeople);
  const mayLook = usePermitted(readTemplatePeople) && offered;
  const mayChoose = usePermitted(pageCrowdPacks) && mayLook;
  const [packId, choose] = useState<string>();
  const variables = useMemo(() => {
    const names = textsOf(content)
      .flatMap(templateParts)
      .flatMap((part) => ('variable' in part ? [part.variable] : []));
    // What is of no customer is empty for nobody.
    return params
      .filter((param) => !isOfMessage(param) && names.includes(param.name))
      .slice(0, MOST_VARIABLES)
      .map(({ name }) => ({ name, times: Math.min(100, timesOf(names, name)) }));
  }, [content, params]);
  const { channel } = content;
  const { data } = useReadTemplatePeople(
    // The number of people is of use where each costs something.
    mayLook && (channel === 'sms' || variables.length > 0)
      ? { channel, variables, ...(packId !== undefined && { crowdPackId: packId }) }
      : null,
    { keepPrevious: true },
  );
  const labels = useMemo(() => labelsOf(params), [params]);
  return {
    mayChoose,
    packId,
    choose,
    /** Undefined: not known. */
    reached: data?.reachedCount,
    longest: data && {
      ...samplesOf(params.filter(isOfMessage)),
      ...Object.fromEntries(data.longest.map(({ name, letters }) => [name, '字'.repeat(letters)])),
    },
    empty: (data?.empty ?? []).map(({ name, peopleCount }) => ({
      label: lookUp(labels, name, name),
      count: peopleCount,
      isAbout: data?.exact === false,
    })),
  };
};

export type People = ReturnType<typeof usePeople>;
