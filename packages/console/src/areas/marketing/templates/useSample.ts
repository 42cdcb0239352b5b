import { readTemplateSample, type TemplateParam } from '@console/api/contract';
import { usePageCustomers } from '@console/api/hooks/customers';
import { useReadTemplateSample } from '@console/api/hooks/marketing/templateReview';
import { type Async, mapAsync, ready } from '@console/base';
import type { SelectOption } from '@console/ui/forms';
import { useMemo, useState } from 'react';
import { usePermitted } from '../../../session/usePermitted.js';
import { isOfMessage, samplesOf } from './problemsOf.js';

/** Whose values a preview shows: samples of nobody, or those of a customer for whoever may look at customers. */
export const useSample = (params: readonly TemplateParam[]) => {
  const mayChoose = usePermitted(readTemplateSample);
  const [customerId, setCustomerId] = useState<string>();
  const [keyword, setKeyword] = useState('');
  const [looking, setLooking] = useState(false);
  const read = useReadTemplateSample(customerId === undefined ? null : { customerId });
  const page = usePageCustomers(mayChoose && looking ? { current: 1, size: 20, keyword } : null);
  const samples = useMemo(() => samplesOf(params), [params]);
  const values = useMemo(() => {
    if (customerId === undefined || read.data === undefined) return samples;
    const own = Object.fromEntries(read.data.values.map(({ name, value }) => [name, value]));
    return { ...samplesOf(params.filter(isOfMessage)), ...own };
  }, [customerId, read.data, params, samples]);
  const found: Async<readonly SelectOption[]> = !looking
    ? ready([])
    : mapAsync(page.state, ({ list }) =>
        list.map(({ id, customerName, phoneNumber }) => ({
          value: id,
          label: `${customerName} ${phoneNumber}`.trim(),
        })),
      );
  const known = read.data && customerId ? [{ value: customerId, label: read.data.customerName }] : [];
  return {
    mayChoose,
    values,
    customerId,
    choose: setCustomerId,
    found,
    known,
    search: setKeyword,
    look: () => setLooking(true),
  };
};

export type Sample = ReturnType<typeof useSample>;
