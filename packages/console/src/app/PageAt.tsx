import { PagePlace } from '@console/ui/page-frame';
import { type Location, useRoutes } from 'react-router-dom';
import { pagesWith } from './pagesWith.js';
import { useFolders } from './useFolders.js';

const pages = pagesWith((access) => access !== 'open');

interface PageAtProps {
  /** Need not be the one in the address bar. */
  location: Location;
}

const Page = ({ location }: PageAtProps) => useRoutes(pages, location);

/** The page at an address. */
export const PageAt = ({ location }: PageAtProps) => (
  <PagePlace value={useFolders(location.pathname)}>
    <Page location={location} />
  </PagePlace>
);
