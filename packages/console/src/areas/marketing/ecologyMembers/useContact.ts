import { useRevealEcologyMember } from '@console/api/hooks/marketing/ecologyMember';
import { useEffect, useState } from 'react';
import { attempt } from '../../../actions/attempt.js';

/** Milliseconds that what is whole stays on the screen. */
const SHOWN = 30_000;

interface Contact {
  readonly phoneNumber: string;
  readonly email: string;
}

/** The whole phone number and e-mail address of one member, for half a minute from when they were asked for. */
export const useContact = (id: string) => {
  const { run, running } = useRevealEcologyMember();
  const [seen, setSeen] = useState<Contact & { readonly id: string }>();
  useEffect(() => {
    if (seen === undefined) return undefined;
    const timer = setTimeout(() => setSeen(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [seen]);
  const show = () => void attempt(async () => setSeen({ id, ...(await run({ id })) }));
  const hide = () => setSeen(undefined);
  return { contact: seen?.id === id ? seen : undefined, show, hide, running };
};
