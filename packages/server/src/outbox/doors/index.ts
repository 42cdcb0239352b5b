import { linkDoor } from './linkDoor.js';
import { optOutDoor } from './optOutDoor.js';
import { receiptDoor, type ReceiptDoorDeps } from './receiptDoor.js';

/** What people and vendors open who are no users: short addresses, the way out, and receipts. Null: nothing of it. */
export const outboxDoors = (deps: ReceiptDoorDeps) => {
  const doors = [linkDoor(deps), optOutDoor(deps), receiptDoor(deps)];
  return async (request: Request): Promise<Response | null> => {
    for (const door of doors) {
      const response = await door(request);
      if (response !== null) return response;
    }
    return null;
  };
};
