import { sessionTexts } from './screens/sessionTexts.js';
import { sessionFlowTexts } from './sessionFlowTexts.js';
import { shellTexts } from './screens/shellTexts.js';
import { visitorFailureTexts } from './visitorFailureTexts.js';
/** What is said on the pages that anybody sees, and of every failure: loaded with the first page. */
export const visitorTexts = {
    ...sessionFlowTexts,
    failure: visitorFailureTexts,
    screen: {
        titleSuffix: 'Customer Dashboard',
        shell: shellTexts,
        session: sessionTexts,
    },
};
