/// <reference types="vite/client" />

/** A policy of trusted types; what it gives is typed as the text it stands for, as `Worker` is typed to take it. */
interface ScriptPolicy {
  createScriptURL(address: string): string
}

/** Known to browsers that hold pages to trusted types, unknown to the others. */
declare var trustedTypes: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } | undefined
