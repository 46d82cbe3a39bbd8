/** The one policy by which a text of the page may become a program: it is a file of the studio itself. */
const policy = globalThis.trustedTypes?.createPolicy('toile', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`${address} is not our own`)
    return address
  },
})

/** Starts a worker of the studio's own, from the address that the build gave it. */
export const startWorker = (address: string): Worker =>
  new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
