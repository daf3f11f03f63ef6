/** Pages on other hosts, which `check --external` asks for, in Spanish. */
export const external = {
  "link/external-broken": [
    {
      expired: '"{href}" no se abre: su certificado venció.[[ Lleva a "{forwardedTo}".]]',
      "other-host": '"{href}" no se abre: su certificado es de otro sitio.[[ Lleva a "{forwardedTo}".]]',
      gone: '"{href}" no se abre: esa página no existe ({status}).[[ Lleva a "{forwardedTo}".]]',
      error: '"{href}" no se abre: el otro sitio tiene un error ({status}).[[ Lleva a "{forwardedTo}".]]',
      other: '"{href}" no se abre: el otro sitio responde {status}.[[ Lleva a "{forwardedTo}".]]',
    },
    "Ábralo en un navegador. Si tampoco se abre ahí, corrija la dirección o quite el enlace.",
  ],
  "link/external-unreached": [
    {
      "no-name":
        'No se pudo llegar a "{href}": no se encontró ningún sitio con ese nombre.[[ Lleva a "{forwardedTo}".]]',
      refused: 'No se pudo llegar a "{href}": el sitio rechazó la conexión.[[ Lleva a "{forwardedTo}".]]',
      offline: 'No se pudo llegar a "{href}": esta computadora no alcanza ese sitio.[[ Lleva a "{forwardedTo}".]]',
      silent: 'No se pudo llegar a "{href}": no hubo respuesta a tiempo.[[ Lleva a "{forwardedTo}".]]',
      "cut-off": 'No se pudo llegar a "{href}": la conexión se cortó.[[ Lleva a "{forwardedTo}".]]',
      untrusted:
        'No se pudo llegar a "{href}": desde aquí no se pudo hacer una conexión segura con el sitio.[[ Lleva a "{forwardedTo}".]]',
      circle: 'No se pudo llegar a "{href}": lleva en círculo.[[ Lleva a "{forwardedTo}".]]',
      late: 'No se pudo llegar a "{href}": a la revisión se le acabó el tiempo antes de su turno.[[ Lleva a "{forwardedTo}".]]',
      private: 'No se consultó "{href}": su servidor está dentro de una red privada.[[ Lleva a "{forwardedTo}".]]',
      unknown: 'No se pudo llegar a "{href}": la respuesta no se pudo leer.[[ Lleva a "{forwardedTo}".]]',
    },
    {
      later:
        "Revise otra vez más tarde. Si sigue igual, ábralo en un navegador; si tampoco se abre ahí, corrija la dirección o quite el enlace.",
      private:
        "Escriba una dirección que los visitantes puedan abrir, o quite el enlace. Para revisarla de todos modos, use --external-private.",
    },
  ],
} as const;
