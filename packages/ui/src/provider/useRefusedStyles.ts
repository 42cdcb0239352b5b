import { useEffect } from 'react';
import { warnOnce } from './warnOnce.js';

/** Hears that the page's policy refuses styles written at run time: without a word the page would merely look broken. */
export const useRefusedStyles = (nonce: string | undefined): void => {
  useEffect(() => {
    if (nonce !== undefined) return undefined;
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective.startsWith('style-src') && blockedURI === 'inline') warnOnce('noNonce');
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, [nonce]);
};
