const addresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Whether an address is that of this machine itself. */
export const isOwnMachine = (address: string): boolean => addresses.has(address)
