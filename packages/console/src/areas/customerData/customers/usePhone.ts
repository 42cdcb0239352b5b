import { useRevealCustomer } from '@console/api/hooks/customers';
import { useEffect, useState } from 'react';
import { attempt } from '../../../actions/attempt.js';

/** Milliseconds that a whole number stays on the screen. */
const SHOWN = 30_000;

/** The whole number of one customer, for half a minute from when it was asked for. */
export const usePhone = (id: string) => {
  const { run, running } = useRevealCustomer();
  const [seen, setSeen] = useState<{ id: string; phone: string }>();
  const hide = () => setSeen(undefined);
  useEffect(() => {
    if (seen === undefined) return undefined;
    const timer = setTimeout(() => setSeen(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [seen]);
  const show = () =>
    void attempt(async () => {
      const { phoneNumber } = await run({ id });
      setSeen({ id, phone: phoneNumber });
    });
  return { phone: seen?.id === id ? seen.phone : undefined, show, hide, running };
};
