const isOn = (settings, handle) => settings.some((setting) => setting.handle === handle && setting.value.trim() === '1');
/** Specification 2, §5 and §9; the handles by decisions §1.7: the one-way prefix and its direction. */
export const toPackageSettings = (settings) => ({
    isAmexEnabled: isOn(settings, 'PAYMENTS_AMEX_ENABLED'),
    transportModes: [
        'BOTH_WAYS',
        ...(isOn(settings, 'TRANSPORT_ONE_WAY_OUTBOUND') ? ['OUTBOUND_ONLY'] : []),
        ...(isOn(settings, 'TRANSPORT_ONE_WAY_RETURN') ? ['RETURN_ONLY'] : []),
    ],
});
