import { paths } from '../navigation/paths.js';
/** Whether a page can be shown from what is kept: the start, and every page of that booking. */
export const isPageKept = ({ reference }, pathname) => {
    const own = paths.booking(reference);
    return pathname === paths.bookings || pathname === own || pathname.startsWith(`${own}/`);
};
