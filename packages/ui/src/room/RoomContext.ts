import { createContext } from 'react';

/** Whether a widget around has so little room that what is in it takes the mobile form. */
export const RoomContext = createContext(false);
