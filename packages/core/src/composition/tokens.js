const token = (name) => Symbol.for(`booking-dashboard/${name}`);
/** What a composition root binds: the ports, and what comes out. */
export const tokens = {
    // Implemented by the HTTP adapter.
    sessionApi: token('SessionApi'),
    customerApi: token('CustomerApi'),
    clientApi: token('ClientApi'),
    deliveryApi: token('DeliveryApi'),
    downloadsApi: token('DownloadsApi'),
    bookingsApi: token('BookingsApi'),
    ticketCatalogueApi: token('TicketCatalogueApi'),
    accommodationCatalogueApi: token('AccommodationCatalogueApi'),
    extrasCatalogueApi: token('ExtrasCatalogueApi'),
    transportCatalogueApi: token('TransportCatalogueApi'),
    packageApi: token('PackageApi'),
    resaleApi: token('ResaleApi'),
    paymentPlanApi: token('PaymentPlanApi'),
    basketApi: token('BasketApi'),
    paymentApi: token('PaymentApi'),
    // Implemented by the place where the dashboard runs.
    scheduler: token('Scheduler'),
    ids: token('Ids'),
    navigation: token('Navigation'),
    errorReporter: token('ErrorReporter'),
    sessionChannel: token('SessionChannel'),
    paymentVault: token('PaymentVault'),
    cardGateway: token('CardGateway'),
    texts: token('Texts'),
    memberTexts: token('MemberTexts'),
    visitorTexts: token('VisitorTexts'),
    // Bound by the core.
    clientIdentity: token('ClientIdentity'),
    visitor: token('Visitor'),
    member: token('Member'),
    dashboard: token('Dashboard'),
};
