export type ApiAnswer<Data> =
  | { ok: true; data: Data }
  | { ok: false; message: string; code?: string; unreachable?: true };

/** Calls the sandbox's private API. Refusals and network errors are returned, never thrown. */
export async function callApi<Data>(path: string, body: object): Promise<ApiAnswer<Data>> {
  try {
    const response = await fetch(`/sandbox/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const json = (await response.json()) as {
      data?: Data;
      error?: { message: string; code?: string | null };
    };
    if (json.data !== undefined) return { ok: true, data: json.data };
    const { message = 'The payment service did not answer.', code } = json.error ?? {};
    return { ok: false, message, ...(code ? { code } : {}) };
  } catch {
    return {
      ok: false,
      message: 'The payment service cannot be reached. Check your connection and try again.',
      unreachable: true,
    };
  }
}
