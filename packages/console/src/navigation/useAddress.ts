import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to a path of this app that isn't known by name, such as one that a person was sent away from. */
export const useAddress = () => {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      /** A link inside the product was clicked. */
      follow: ({ href }: { href: string }) => void navigate(href.slice(1)),
      open: (path: string) => void navigate(path),
      replace: (path: string) => void navigate(path, { replace: true }),
    }),
    [navigate],
  );
};
