import { routes } from '@console/api/contract';
import { Navigate, useLocation } from 'react-router-dom';

/** A path that no page has. */
export const Unknown = () => {
  const { pathname } = useLocation();
  return <Navigate to={`${routes.notFound.path}?from=${encodeURIComponent(pathname)}`} replace />;
};
