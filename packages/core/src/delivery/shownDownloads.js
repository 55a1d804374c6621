/** Nothing but a page of the web is linked to: never a script, a file of the customer's or a local address. */
export const isWebAddress = (url) => /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i.test(url);
const shown = ({ name, source, ticketIds }) => {
    if (source.kind === 'key')
        return [{ kind: 'own', name, key: source.key, ticketIds }];
    return isWebAddress(source.url) ? [{ kind: 'external', name, url: source.url, ticketIds }] : [];
};
/** Download links are shown while the status is 2, Ready to download (specification 1, §4), and not before or after. */
export const shownDownloads = ({ status, downloads }) => status === 'readyToDownload' ? downloads.flatMap(shown) : [];
